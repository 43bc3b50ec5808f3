"""Les Clés de Fort Boyard: trials, riddles, an hourglass and a chest of money, for 3 to 6."""
