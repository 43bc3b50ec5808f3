"""Battle (La bataille, FB-34): well, leaf, scissors against each opponent in turn.

Both choose a sign, hidden, within 8 s, else at random; then both are shown. Well beats scissors, leaf beats well,
scissors beat leaf. Equal signs: again, twice at most; a third equal goes to the candidate. Enough as FB-25.
"""

from .trial import Battle

TRIAL = Battle()

__all__ = ["TRIAL", "Battle"]
