// boardgame.io's contender: `--games N --seed S`, or `--script FILE` (see ../../contender.py). Each game is a local
// client without a screen; its moves are dispatched as a page would do it.

const fs = require('fs');
const { Client } = require('boardgame.io/client');
const { CoffreEtCle, held } = require('./game.js');

const SEATS = 5;
const ENDINGS = ['key-found', 'fake-designated', 'fake-caught', 'fake-escaped', 'fake-not-held', 'rounds-over'];
const CARDS = ['key', 'treasure', 'fake-key', 'neutral'];
const WARM_UP = 1000; // games: until then its compiler still gets quicker code out of what is hot

// Who acts next: the current player, or the lowest seat that has not named yet.
function toAct(ctx) {
  return Object.keys(ctx.activePlayers)[0];
}

function play(game, choose) {
  const client = Client({ game, numPlayers: SEATS, debug: false });
  client.start();
  let steps = 0;
  let { G, ctx } = client.getState();
  while (!ctx.gameover) {
    const seat = toAct(ctx);
    const legal = game.ai.enumerate(G, ctx, seat);
    const { move, args } = legal[choose(legal.length)];
    if (ctx.phase === 'final') client.updatePlayerID(seat); // else a move is the current player's
    client.moves[move](...args);
    ({ G, ctx } = client.getState());
    steps += 1;
  }
  client.stop();
  return { ...ctx.gameover, cards: Array.from({ length: SEATS }, (_, seat) => held(G, seat)), steps };
}

// -- random games ----------------------------------------------------------------------------------------------

// Mulberry32: small, quick, and good enough for choices.
function generator(seed) {
  let word = seed >>> 0;
  return (bound) => {
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * bound);
  };
}

function tally(games) {
  const endings = Object.fromEntries(ENDINGS.map((how) => [how, 0]));
  const wins = Array(SEATS).fill(0);
  const parts = Object.fromEntries(CARDS.map((card) => [card, 0]));
  let steps = 0;
  for (const game of games) {
    endings[game.how] += 1;
    steps += game.steps;
    for (const seat of game.winners) {
      wins[seat] += 1;
      parts[game.cards[seat]] += 1;
    }
  }
  return { games: games.length, steps, endings, wins, parts };
}

function timeGames(count, seed) {
  const choose = generator(seed);
  const one = (number) => play({ ...CoffreEtCle, seed: `${seed}/${number}` }, choose);
  for (let game = 0; game < WARM_UP; game += 1) one(`warm-up/${game}`);
  const begin = process.cpuUsage();
  const games = [];
  for (let game = 0; game < count; game += 1) games.push(one(game));
  const used = process.cpuUsage(begin);
  const versions = { node: process.versions.node, 'boardgame.io': require('boardgame.io/package.json').version };
  return { ...tally(games), seconds: (used.user + used.system) / 1e6, versions };
}

// -- scripts ---------------------------------------------------------------------------------------------------

function playScripted({ starter, deal, choices }) {
  const game = { ...CoffreEtCle, setup: (context) => CoffreEtCle.setup(context, { starter, cards: deal }) };
  let next = 0;
  const { how, winners, steps } = play(game, (bound) => choices[next++] % bound);
  return { how, winners: [...winners].sort(), steps };
}

function given(option) {
  const place = process.argv.indexOf(option);
  return place < 0 ? undefined : process.argv[place + 1];
}

if (given('--script')) {
  const lines = fs.readFileSync(given('--script'), 'utf8').trim().split('\n');
  for (const line of lines) console.log(JSON.stringify(playScripted(JSON.parse(line))));
} else {
  console.log(JSON.stringify(timeGames(Number(given('--games') ?? 100), Number(given('--seed') ?? 0))));
}
