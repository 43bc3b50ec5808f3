/** Is this log what it says? The page's own part of `ludotheque verify`: every die and every shuffle is recomputed from
 *  the seed, nothing is asked of the house. The rules themselves are not replayed here. */
import type { Fault } from "../wire";
import { drawn, isEnd, isEntry, isHeader, isPlain, written, FORMAT, LONGEST_LINE } from "./log";
import type { End, Entry, Header, Terms } from "./log";
import { answers, ProvableLuck, type Request } from "./luck";
import { fromHex, hex, joined, sha256 } from "./sha256";

export type { Terms, Request };

/** What a log can be found wrong in here: the refusals of `ludotheque verify` that need no rules. */
export type LogFault =
  | "log-empty"
  | "log-not-json"
  | "log-not-a-log"
  | "log-format"
  | "log-unknown-game"
  | "log-bad-line"
  | "log-time-runs-back"
  | "log-after-end"
  | "log-unfinished"
  | "log-wrong-digest"
  | "log-wrong-seed"
  | "log-wrong-luck";

/** A fault like others, for the speaker: `details.line` says where. */
export interface Finding extends Fault {
  code: LogFault;
  details: { line: number } & Record<string, string | number>;
}

export interface Verdict {
  /** Nothing was found in what was checked. */
  isGood: boolean;
  findings: Finding[]; // by line
  terms: Terms | null;
  /** To be compared with the one that the table showed before the deal. */
  commitment: string | null;
  seed: string | null;
  proven: number; // answers of luck that the seed gives
  told: number; // and those that people told
  checked: readonly ["luck", "digest", "commitment"];
  rules: 'by "ludotheque verify"';
}

/** A game's folder says in luck.ts what its rules ask of luck, in order: an answer alone does not tell. Where the moves decide
 *  how much is shuffled, `said` is how many numbers the answer has that is looked at now. */
type Asked = (terms: Terms, said: () => number) => Iterator<Request>;
const GAMES = import.meta.glob<Asked>("../../games/*/luck.ts", { eager: true, import: "asked" });

export async function verify(log: string): Promise<Verdict> {
  return new Proof(log).verdict();
}

class Proof {
  private readonly lines: string[];
  private readonly findings: Finding[] = [];
  private header: Header | null = null;
  private seed: string | null = null;
  private luck: ProvableLuck | null = null;
  private asked: Iterator<Request> | null = null;
  private said = 0;
  private proven = 0;
  private told = 0;

  constructor(log: string) {
    this.lines = log.split("\n");
    if (!this.lines.at(-1)) this.lines.pop();
  }

  verdict(): Verdict {
    this.header = this.readHeader();
    if (this.header) this.readOn(this.header);
    this.findings.sort((one, other) => one.details.line - other.details.line);
    const { findings, header, seed, proven, told } = this;
    const checked = ["luck", "digest", "commitment"] as const;
    const about = { terms: header, commitment: header?.commitment ?? null, seed, proven, told };
    return { isGood: !findings.length, findings, ...about, checked, rules: 'by "ludotheque verify"' };
  }

  private find(code: LogFault, line: number, details: Record<string, string> = {}): null {
    this.findings.push({ code, rule: null, details: { ...details, line } });
    return null;
  }

  // -- the first line -----------------------------------------------------------------------------------------------

  private readHeader(): Header | null {
    if (!this.lines.length) return this.find("log-empty", 1);
    const plain = this.json(1);
    if (plain === undefined) return null;
    if (!isPlain(plain) || !("ludotheque" in plain)) return this.find("log-not-a-log", 1);
    if (plain.ludotheque !== FORMAT) return this.find("log-format", 1);
    return isHeader(plain) ? plain : this.find("log-bad-line", 1);
  }

  private readOn(header: Header): void {
    const asked = GAMES[`../../games/${header.game.replaceAll("-", "_")}/luck.ts`];
    if (!asked) this.find("log-unknown-game", 1, { game: header.game });
    this.asked = asked?.(header, () => this.said) ?? null;
    this.seed = this.readSeed(header);
    this.luck = this.seed === null ? null : new ProvableLuck(fromHex(this.seed));
    this.readSteps(header);
  }

  /** The seed stands in the last line and is read first: so a changed shuffle is found where it stands. */
  private readSeed(header: Header): string | null {
    const last = this.plain(this.lines.length);
    if (!isEnd(last)) return null;
    const seed = /^[0-9a-f]{64}$/.test(last.seed) ? last.seed : "";
    const terms = new TextEncoder().encode(written(header));
    const promised = hex(sha256(joined(new TextEncoder().encode("ludotheque"), fromHex(seed), terms)));
    return seed && promised === header.commitment ? seed : this.find("log-wrong-seed", this.lines.length);
  }

  // -- the others ---------------------------------------------------------------------------------------------------

  private readSteps(header: Header): void {
    let end: End | null = null;
    let now = 0;
    for (let line = 2; line <= this.lines.length; line++) {
      const plain = this.json(line);
      if (end) this.find("log-after-end", line);
      else if (isEnd(plain)) this.checkDigest((end = plain), line);
      else if (isEntry(plain)) {
        if (plain.at < now) this.find("log-time-runs-back", line);
        now = Math.max(now, plain.at);
        this.checkLuck(plain, header, line);
      } else if (plain !== undefined) this.find("log-bad-line", line);
    }
    if (!end) this.find("log-unfinished", this.lines.length);
  }

  private checkLuck(entry: Entry, header: Header, line: number): void {
    const isTold = entry.told === true;
    if (entry.seat !== "luck") {
      if (isTold) this.find("log-bad-line", line);
      return;
    }
    const values = drawn(entry.do);
    this.said = values?.length ?? 0;
    const request: Request | undefined = this.asked?.next().value;
    if (!request) return;
    if (!values || isTold !== (header.told && !request.secret)) this.loseTrack("log-bad-line", line);
    else if (isTold) this.told++;
    else if (values.length !== answers(request)) this.loseTrack("log-wrong-luck", line);
    else if (this.luck && values.join() === this.luck.answer(request).join()) this.proven++;
    else if (this.luck) this.find("log-wrong-luck", line);
  }

  /** Nobody knows how much of the seed this has used up, so what luck says later proves nothing, nor is it drawn: a forged
   *  log may ask for any number of things. */
  private loseTrack(code: LogFault, line: number): void {
    this.find(code, line);
    this.luck = null;
  }

  private checkDigest(end: End, line: number): void {
    const before = this.lines.slice(0, line - 1).map((text) => `${text}\n`).join("");
    if (hex(sha256(new TextEncoder().encode(before))) !== end.digest) this.find("log-wrong-digest", line);
  }

  // -- reading ------------------------------------------------------------------------------------------------------

  /** What a line holds; undefined, and a finding, if that cannot be read. */
  private json(line: number): unknown {
    const plain = this.plain(line);
    if (plain === undefined) this.find(this.isTooLong(line) ? "log-bad-line" : "log-not-json", line);
    return plain;
  }

  private plain(line: number): unknown {
    try {
      return this.isTooLong(line) ? undefined : JSON.parse(this.lines[line - 1]!);
    } catch {
      return undefined;
    }
  }

  private isTooLong(line: number): boolean {
    return this.lines[line - 1]!.length > LONGEST_LINE;
  }
}
