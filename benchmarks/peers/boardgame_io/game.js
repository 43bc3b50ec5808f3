// Le Coffre et la Clé, preset `sharper`, written for boardgame.io: phases for the play and the final phase, stages for
// the two steps of a turn and for the names that all give at once.

const { INVALID_MOVE, Stage } = require('boardgame.io/core');

const KEY = 'key';
const TREASURE = 'treasure';
const FAKE_KEY = 'fake-key';
const NEUTRAL = 'neutral';
const PLACES = [0, 1];
const DESIGNATE_FROM_ROUND = 2; // CC-35

const held = (G, seat) => G.face[G.at[seat]];
const seats = (ctx) => [...Array(ctx.numPlayers).keys()];
const roundOf = (G, ctx) => Math.floor(G.turn / ctx.numPlayers) + 1;

const deck = (ctx) => [KEY, TREASURE, FAKE_KEY, ...Array(ctx.numPlayers - 1).fill(NEUTRAL)]; // CC-02

function setup({ ctx, random }, deal) {
  return {
    starter: deal ? deal.starter : random.Die(ctx.numPlayers) - 1,
    face: deal ? deal.cards : random.Shuffle(deck(ctx)), // by card
    at: [...Array(ctx.numPlayers + PLACES.length).keys()], // card by location: the seats, then the centre
    known: seats(ctx).map((seat) => 1 << seat), // bit c: this seat has seen the face of card c
    lock: seats(ctx).map(() => 0), // how many ends of his own turn a seat stays locked for
    turn: 0,
    treasure: null,
    designated: null,
    names: {},
  };
}

// -- the rules, one sentence each ------------------------------------------------------------------------------

const mayBeForced = (G, by, seat) => seat !== by && !G.lock[seat]; // CC-11, CC-14

const mayDesignate = (G, ctx, seat) => held(G, seat) === TREASURE && roundOf(G, ctx) >= DESIGNATE_FROM_ROUND; // CC-21

const mayBeNamed = (G, by, seat) => seat !== by && seat !== G.treasure && seat !== G.designated; // CC-26, CC-26b

// -- a turn: one action, then its end --------------------------------------------------------------------------

function exchange(G, seat, place) {
  const there = G.lock.length + place;
  [G.at[seat], G.at[there]] = [G.at[there], G.at[seat]];
  G.known[seat] |= 1 << G.at[seat];
}

function observe({ G, ctx, playerID, events }, place) {
  if (!PLACES.includes(place)) return INVALID_MOVE;
  G.known[playerID] |= 1 << G.at[ctx.numPlayers + place]; // CC-07
  events.endStage();
}

function swap({ G, playerID, events }, place) {
  const seat = Number(playerID);
  if (!PLACES.includes(place) || G.lock[seat]) return INVALID_MOVE; // CC-13
  exchange(G, seat, place); // CC-08
  G.lock[seat] = 2; // CC-12: this turn's end and the next one's
  events.endStage();
}

function force({ G, playerID, events }, seat, place) {
  if (!PLACES.includes(place) || !mayBeForced(G, Number(playerID), seat)) return INVALID_MOVE;
  exchange(G, seat, place); // CC-09
  events.endStage();
}

function pass({ events }) {
  events.endStage();
}

function endTurn({ G, ctx, playerID, events }) {
  if (G.lock[playerID]) G.lock[playerID] -= 1; // CC-16
  G.turn += 1;
  if (G.turn === ctx.numPlayers * (ctx.numPlayers - 1)) {
    events.endGame({ how: 'rounds-over', winners: [] }); // CC-31
  } else {
    events.endTurn();
  }
}

function designate({ G, ctx, playerID, events }, target) {
  const seat = Number(playerID);
  if (target === seat || !mayDesignate(G, ctx, seat)) return INVALID_MOVE; // CC-22
  if (held(G, target) === KEY) {
    events.endGame({ how: 'key-found', winners: [seat, target] }); // CC-23
  } else if (held(G, target) === FAKE_KEY) {
    events.endGame({ how: 'fake-designated', winners: [target] }); // CC-24
  } else {
    G.treasure = seat;
    G.designated = target;
    events.setPhase('final'); // CC-25
  }
}

// -- the final phase -------------------------------------------------------------------------------------------

function name({ G, ctx, playerID, events }, target) {
  if (!mayBeNamed(G, Number(playerID), target)) return INVALID_MOVE;
  G.names[playerID] = target;
  if (Object.keys(G.names).length === ctx.numPlayers - 1) events.endGame(countNames(G, ctx));
}

function countNames(G, ctx) {
  const fake = G.at.indexOf(G.face.indexOf(FAKE_KEY));
  if (fake >= ctx.numPlayers) return { how: 'fake-not-held', winners: [] }; // CC-28
  const votes = seats(ctx).map(() => 0);
  for (const target of Object.values(G.names)) votes[target] += 1;
  const mostOthers = Math.max(...votes.filter((_, seat) => seat !== fake));
  if (votes[fake] <= mostOthers) return { how: 'fake-escaped', winners: [fake] }; // CC-27
  return { how: 'fake-caught', winners: seats(ctx).filter((seat) => G.names[seat] === fake) };
}

// All but the Treasure's holder name (CC-26c), at once: in any order, each once.
const namers = {
  onBegin: ({ G, ctx, events }) => {
    const namer = { stage: 'naming', minMoves: 1, maxMoves: 1 };
    const value = seats(ctx).filter((seat) => seat !== G.treasure).map((seat) => [seat, namer]);
    events.setActivePlayers({ value: Object.fromEntries(value) });
  },
  stages: { naming: { moves: { name } } },
};

// -- what may be done, as its bots want to be told -------------------------------------------------------------

const at = (move) => PLACES.map((place) => ({ move, args: [place] }));

function enumerate(G, ctx, playerID) {
  const seat = Number(playerID);
  const stage = ctx.activePlayers === null ? Stage.NULL : ctx.activePlayers[playerID];
  if (stage === 'action') {
    const forced = seats(ctx).filter((other) => mayBeForced(G, seat, other));
    return [
      ...at('observe'),
      ...(G.lock[seat] ? [] : at('swap')),
      ...forced.flatMap((other) => PLACES.map((place) => ({ move: 'force', args: [other, place] }))),
      { move: 'pass', args: [] },
    ];
  }
  if (stage === 'closing') {
    const targets = mayDesignate(G, ctx, seat) ? seats(ctx).filter((other) => other !== seat) : [];
    return [{ move: 'endTurn', args: [] }, ...targets.map((other) => ({ move: 'designate', args: [other] }))];
  }
  if (stage === 'naming') {
    return seats(ctx).filter((other) => mayBeNamed(G, seat, other)).map((other) => ({ move: 'name', args: [other] }));
  }
  return [];
}

const CoffreEtCle = {
  name: 'coffre-et-cle',
  setup,
  minPlayers: 4, // CC-01
  maxPlayers: 8,
  disableUndo: true, // what was seen cannot be unseen
  phases: {
    play: {
      start: true,
      turn: {
        order: {
          first: ({ G }) => G.starter, // CC-05
          next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
        },
        activePlayers: { currentPlayer: 'action' },
        stages: {
          action: { moves: { observe, swap, force, pass }, next: 'closing' }, // CC-06
          closing: { moves: { endTurn, designate } }, // CC-21
        },
      },
    },
    final: { turn: namers },
  },
  ai: { enumerate },
};

module.exports = { CoffreEtCle, held };
