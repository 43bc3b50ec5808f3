// Le Coffre et la Clé, preset `sharper`, 5 seats, in plain structs and small arrays: how quick this machine can be.
// It keeps what the rules need and what each seat has seen, and nothing for a table (no log, no notes, no events).
//
//   limit --games N --seed S      N games of uniformly random legal actions
//   limit --script FILE           the games of a script, one line each

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr int SEATS = 5;
constexpr int CARDS = SEATS + 2;  // CC-02
constexpr int ROUNDS = SEATS - 1;  // CC-35
constexpr int DESIGNATE_FROM = SEATS;  // the first turn of round 2 (CC-21)
constexpr int8_t NOBODY = -1;

enum Card : uint8_t { KEY, TREASURE, FAKE_KEY, NEUTRAL };
constexpr const char* CARD_NAMES[] = {"key", "treasure", "fake-key", "neutral"};

enum Phase : uint8_t { ACTION, CLOSING, NAMING, OVER };

enum Ending : uint8_t { KEY_FOUND, FAKE_DESIGNATED, FAKE_CAUGHT, FAKE_ESCAPED, FAKE_NOT_HELD, ROUNDS_OVER, ENDINGS };
constexpr const char* ENDING_NAMES[] = {"key-found",    "fake-designated", "fake-caught",
                                        "fake-escaped", "fake-not-held",   "rounds-over"};

// An action is a number, in the order in which legal actions are listed.
enum Action : uint8_t {
    OBSERVE = 0,
    SWAP = 2,
    FORCE = 4,  // and twice the seat, and the place
    PASS = FORCE + 2 * SEATS,
    END_TURN,
    DESIGNATE,
    NAME = DESIGNATE + SEATS,
};
constexpr int MOST_ACTIONS = 5 + 2 * SEATS;

struct State {
    std::array<Card, CARDS> face;  // by card
    std::array<uint8_t, CARDS> at;  // card by location: the seats, then the two centre places
    std::array<uint8_t, SEATS> known;  // bit c: this seat has seen the face of card c
    std::array<uint8_t, SEATS> lock;  // how many ends of his own turn a seat stays locked for
    std::array<uint8_t, SEATS> votes;  // how often this seat was named
    std::array<int8_t, SEATS> names;
    uint8_t turn;
    uint8_t mover;
    Phase phase;
    Ending ending;
    uint8_t winners;  // bit s: seat s has won
    int8_t treasure, designated;
};

Card held(const State& state, int seat) { return state.face[state.at[seat]]; }

State deal(int starter, const std::array<Card, CARDS>& cards) {
    State state{};
    state.face = cards;
    for (int card = 0; card < CARDS; ++card) state.at[card] = card;
    for (int seat = 0; seat < SEATS; ++seat) state.known[seat] = 1 << seat;
    state.names.fill(NOBODY);
    state.mover = starter;
    state.treasure = state.designated = NOBODY;
    return state;
}

// -- what may be done ------------------------------------------------------------------------------------------

int turn_actions(const State& state, uint8_t* actions) {
    uint8_t* next = actions;
    *next++ = OBSERVE;
    *next++ = OBSERVE + 1;
    if (!state.lock[state.mover]) {  // CC-13
        *next++ = SWAP;
        *next++ = SWAP + 1;
    }
    for (int other = 0; other < SEATS; ++other) {
        if (other == state.mover || state.lock[other]) continue;  // CC-11, CC-14
        *next++ = FORCE + 2 * other;
        *next++ = FORCE + 2 * other + 1;
    }
    *next++ = PASS;
    return next - actions;
}

int closing_actions(const State& state, uint8_t* actions) {
    uint8_t* next = actions;
    *next++ = END_TURN;
    if (state.turn >= DESIGNATE_FROM && held(state, state.mover) == TREASURE) {  // CC-21, CC-22
        for (int other = 0; other < SEATS; ++other) {
            if (other != state.mover) *next++ = DESIGNATE + other;
        }
    }
    return next - actions;
}

int names(const State& state, uint8_t* actions) {
    uint8_t* next = actions;
    for (int target = 0; target < SEATS; ++target) {
        if (target == state.mover || target == state.treasure || target == state.designated) continue;  // CC-26, CC-26b
        *next++ = NAME + target;
    }
    return next - actions;
}

int legal(const State& state, uint8_t* actions) {
    switch (state.phase) {
        case ACTION: return turn_actions(state, actions);
        case CLOSING: return closing_actions(state, actions);
        case NAMING: return names(state, actions);
        case OVER: break;
    }
    return 0;
}

// -- what then happens -----------------------------------------------------------------------------------------

void end(State& state, Ending ending, int winners) {
    state.phase = OVER;
    state.ending = ending;
    state.winners = winners;
}

void exchange(State& state, int seat, int place) {
    std::swap(state.at[seat], state.at[SEATS + place]);
    state.known[seat] |= 1 << state.at[seat];
}

void end_turn(State& state) {
    if (state.lock[state.mover]) --state.lock[state.mover];  // CC-16
    if (++state.turn == ROUNDS * SEATS) return end(state, ROUNDS_OVER, 0);  // CC-31
    state.mover = state.mover + 1 == SEATS ? 0 : state.mover + 1;
    state.phase = ACTION;
}

void designate(State& state, int target) {
    const Card card = held(state, target);
    if (card == KEY) return end(state, KEY_FOUND, 1 << state.mover | 1 << target);  // CC-23
    if (card == FAKE_KEY) return end(state, FAKE_DESIGNATED, 1 << target);  // CC-24
    state.treasure = state.mover;
    state.designated = target;
    state.mover = state.treasure == 0 ? 1 : 0;  // the names are secret until all are given: any order will do
    state.phase = NAMING;  // CC-25
}

void count_names(State& state) {
    int fake = 0;
    while (fake < SEATS && held(state, fake) != FAKE_KEY) ++fake;
    if (fake == SEATS) return end(state, FAKE_NOT_HELD, 0);  // CC-28
    int most_others = 0;
    int right = 0;
    for (int seat = 0; seat < SEATS; ++seat) {
        if (seat != fake && state.votes[seat] > most_others) most_others = state.votes[seat];
        if (state.names[seat] == fake) right |= 1 << seat;
    }
    if (state.votes[fake] > most_others) return end(state, FAKE_CAUGHT, right);  // CC-27
    end(state, FAKE_ESCAPED, 1 << fake);
}

void name(State& state, int target) {
    state.names[state.mover] = target;
    ++state.votes[target];
    ++state.mover;
    if (state.mover == state.treasure) ++state.mover;  // CC-26c
    if (state.mover >= SEATS) count_names(state);
}

void apply(State& state, uint8_t action) {
    if (action >= NAME) return name(state, action - NAME);
    if (action >= DESIGNATE) return designate(state, action - DESIGNATE);
    if (action == END_TURN) return end_turn(state);
    if (action < SWAP) {
        state.known[state.mover] |= 1 << state.at[SEATS + action];  // CC-07
    } else if (action < FORCE) {
        exchange(state, state.mover, action - SWAP);  // CC-08
        state.lock[state.mover] = 2;  // CC-12: this turn's end and the next one's
    } else if (action < PASS) {
        exchange(state, (action - FORCE) >> 1, action & 1);  // CC-09
    }
    state.phase = CLOSING;
}

// -- games -----------------------------------------------------------------------------------------------------

template <typename Choose>
int play(State& state, Choose&& choose) {
    uint8_t actions[MOST_ACTIONS];
    int steps = 0;
    while (state.phase != OVER) {
        const int count = legal(state, actions);
        apply(state, actions[choose(count)]);
        ++steps;
    }
    return steps;
}

struct Random {  // splitmix64
    uint64_t word;

    uint32_t below(uint32_t bound) {
        word += 0x9e3779b97f4a7c15;
        uint64_t mixed = (word ^ word >> 30) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
        return (mixed >> 32) * bound >> 32;  // its bias, below 2^-27, is too small to see
    }
};

State random_deal(Random& random) {
    std::array<Card, CARDS> cards = {KEY, TREASURE, FAKE_KEY, NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL};
    for (int last = CARDS - 1; last > 0; --last) std::swap(cards[last], cards[random.below(last + 1)]);
    return deal(random.below(SEATS), cards);
}

struct Tally {
    long games = 0, steps = 0;
    long endings[ENDINGS] = {}, wins[SEATS] = {}, parts[4] = {};

    void add(const State& state, int taken) {
        ++games;
        steps += taken;
        ++endings[state.ending];
        for (int seat = 0; seat < SEATS; ++seat) {
            if (!(state.winners >> seat & 1)) continue;
            ++wins[seat];
            ++parts[held(state, seat)];
        }
    }
};

Tally random_games(long games, Random& random) {
    Tally tally;
    for (long game = 0; game < games; ++game) {
        State state = random_deal(random);
        const int steps = play(state, [&](int count) { return random.below(count); });
        tally.add(state, steps);
    }
    return tally;
}

double processor_seconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

void print_counts(const char* const* names, const long* counts, int size) {
    for (int i = 0; i < size; ++i) std::printf("%s\"%s\": %ld", i ? ", " : "{", names[i], counts[i]);
    std::printf("}");
}

void time_games(long games, uint64_t seed) {
    Random random{seed};
    random_games(20000, random);  // warm-up
    const double begin = processor_seconds();
    const Tally tally = random_games(games, random);
    const double seconds = processor_seconds() - begin;
    std::printf("{\"games\": %ld, \"steps\": %ld, \"seconds\": %.9f, \"endings\": ", tally.games, tally.steps, seconds);
    print_counts(ENDING_NAMES, tally.endings, ENDINGS);
    std::printf(", \"wins\": [");
    for (int seat = 0; seat < SEATS; ++seat) std::printf("%s%ld", seat ? ", " : "", tally.wins[seat]);
    std::printf("], \"parts\": ");
    print_counts(CARD_NAMES, tally.parts, 4);
    std::printf(", \"versions\": {\"g++\": \"%s\"}}\n", __VERSION__);
}

// -- scripts: {"starter": s, "deal": [names], "choices": [numbers]} --------------------------------------------

long number_after(const std::string& line, const char* key) {
    return std::strtol(line.c_str() + line.find(key) + std::strlen(key), nullptr, 10);
}

std::array<Card, CARDS> read_deal(const std::string& line) {
    std::array<Card, CARDS> cards{};
    size_t here = line.find('[', line.find("\"deal\""));
    for (Card& card : cards) {
        const size_t begin = line.find('"', here) + 1;
        here = line.find('"', begin) + 1;
        const std::string name = line.substr(begin, here - 1 - begin);
        int which = 0;
        while (name != CARD_NAMES[which]) ++which;
        card = static_cast<Card>(which);
    }
    return cards;
}

std::vector<long> read_choices(const std::string& line) {
    std::vector<long> choices;
    const char* here = line.c_str() + line.find('[', line.find("\"choices\""));
    while (*here && *here != ']') {
        char* after;
        choices.push_back(std::strtol(here + 1, &after, 10));
        here = after;
    }
    return choices;
}

void play_script(const char* path) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        State state = deal(number_after(line, "\"starter\":"), read_deal(line));
        const std::vector<long> choices = read_choices(line);
        size_t next = 0;
        const int steps = play(state, [&](int count) { return choices.at(next++) % count; });
        std::printf("{\"how\": \"%s\", \"winners\": [", ENDING_NAMES[state.ending]);
        bool first = true;
        for (int seat = 0; seat < SEATS; ++seat) {
            if (!(state.winners >> seat & 1)) continue;
            std::printf("%s%d", first ? "" : ", ", seat);
            first = false;
        }
        std::printf("], \"steps\": %d}\n", steps);
    }
}

}  // namespace

int main(int count, char** given) {
    long games = 1000;
    uint64_t seed = 0;
    for (int i = 1; i + 1 < count; i += 2) {
        const std::string option = given[i];
        if (option == "--games") games = std::atol(given[i + 1]);
        else if (option == "--seed") seed = std::strtoull(given[i + 1], nullptr, 10);
        else if (option == "--script") return play_script(given[i + 1]), 0;
        else return std::fprintf(stderr, "unknown option %s\n", given[i]), 2;
    }
    time_games(games, seed);
}
