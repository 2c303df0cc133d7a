import type { Bid, BySide, Call, Card, KnownHands, Message, Risk, Seat, Side, Vulnerability } from '@app/bridge';

/** The kinds of files of results that there is a reader for. */
export const RESULTS_FORMATS = [
  'pbn',
  'lin',
  'usebio',
  'bws',
  'csv',
  'json',
  'rbn',
  'dlm',
  'dup',
  'bri',
  'dge',
  'acbl',
] as const;
export type ResultsFormat = (typeof RESULTS_FORMATS)[number];

/**
 * What a file says, whatever its format, before anything is made of it: every reader (`pbn/`, `lin/`,
 * `usebio/`, `bws/`, `csv/`, `json/`, `rbn/`, `acbl/`, `dealt-boards/`) gives an `ImportedFile`, and `plan/` turns that into the commands that everybody else gives too.
 * Numbers that a file states about scores stay text: they are compared exactly, never calculated with here.
 */
export interface ImportedFile {
  readonly format: ResultsFormat;
  /** The name or description of the event, where the file has one. */
  readonly event: string | null;
  /** ISO date (`2021-08-23`) of the session, where the file has a complete one. */
  readonly date: string | null;
  /** The first day of the month or year that the file names, where it names no day; left out by formats that name days only. */
  readonly earliestDate?: string | null;
  readonly scoring: ImportedScoring | null;
  /** How many records the file holds, refused ones included. */
  readonly recordsRead: number;
  /** The records that can be taken, in file order. */
  readonly boards: readonly ImportedBoard[];
  /** Hand records that stand apart from the results (USEBIO HANDSET). */
  readonly deals: readonly ImportedDeal[];
  /** The participants with what the file says they scored (USEBIO); empty where a file has no such list. */
  readonly contestants: readonly ImportedContestant[];
  /** Who was to meet whom over which boards (BWS RoundData); left out by formats that have no movement. */
  readonly rounds?: readonly ImportedRound[];
  readonly report: readonly ReportItem[];
}

/**
 * The content of a file that is not in memory: its boards are read from the text again on each
 * iteration, and its report went to the caller of the reader.
 */
export interface ImportedRecords extends Omit<ImportedFile, 'boards' | 'report'> {
  readonly boards: Iterable<ImportedBoard>;
}

/** Takes the lines of a report as they are found. */
export type Say = (item: ReportItem) => void;

export type ImportedScoring = 'matchpoints' | 'cross-imps' | 'butler' | 'total-points' | 'team-imps' | 'board-a-match';

export interface ImportedBoard {
  /** Place of the record in its file, from 1, and the line (from 1) on which it begins. */
  readonly record: number;
  readonly line: number;
  readonly board: number | null;
  /** Boards of the same number in different sections are different deals (PBN Stage/Section, LIN segment). */
  readonly section: string | null;
  /** The stage and the session of a contest, as a file of many names them (PBN Stage and Session, the title of LIN). */
  readonly stage?: string | null;
  readonly session?: string | null;
  /** ISO date on which the record says that it was played; left out by formats that say it of the file alone. */
  readonly date?: string | null;
  readonly round: string | null;
  readonly table: string | null;
  readonly room: 'open' | 'closed' | null;
  /** Names of teams, numbers of pairs: the contestants as the file calls them, N-S and E-W. */
  readonly contestants: Readonly<Partial<BySide<string>>>;
  /** In a team match: who is at home, who visits, where the file says only that and not who sits which way. */
  readonly teams: { readonly home: string; readonly visit: string } | null;
  /** The players' names as the file spells them. */
  readonly players: Readonly<Partial<Record<Seat, string>>>;
  readonly dealer: Seat | null;
  readonly vulnerability: Vulnerability | null;
  readonly hands: KnownHands;
  /** The calls in the order in which they were made; null where the file has no auction. */
  readonly calls: readonly ImportedCall[] | null;
  /** The cards in the order in which they were played; null where the file has no play. */
  readonly cards: readonly ImportedCard[] | null;
  /** Declarer and dummy changed places (Law 54A; PBN `[Declarer "^S"]`): the seat that in fact played the hand. */
  readonly declarerInFact: Seat | null;
  /** A claim that ended the play (LIN `mc`): declarer's tricks in total. */
  readonly claim: { readonly declarerTricks: number; readonly line: number } | null;
  /** The result that stands; null where there is none, or the last one was withdrawn. */
  readonly result: ImportedResult | null;
  /** What stood before it, in the order of its entry (BWS); left out by formats that keep the last result only. */
  readonly earlier?: readonly EarlierResult[];
  readonly stated: StatedScore;
}

/** A result that was corrected or withdrawn later. */
export interface EarlierResult {
  readonly result: ImportedResult;
  /** Who played it, as the file had it then. */
  readonly contestants: BySide<string>;
  /** ISO instant at which it was corrected or withdrawn; null where the file does not say. */
  readonly until: string | null;
}

export interface ImportedCall {
  readonly seat: Seat;
  readonly call: Call;
  readonly line: number;
  readonly alerted: boolean;
  readonly explanation: string | null;
  /** The file marks it as out of rotation (`^S` before it) or as insufficient (`^I`). */
  readonly marked: readonly ('out-of-rotation' | 'insufficient')[];
}

export interface ImportedCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly line: number;
  readonly explanation: string | null;
  /** The file marks it as a revoke (`^R`) or as a lead out of turn (`^L`). */
  readonly marked: readonly ('revoke' | 'lead-out-of-turn')[];
}

export type ImportedResult =
  | {
      readonly kind: 'played';
      readonly bid: Bid;
      readonly risk: Risk;
      readonly declarer: Seat;
      /** Tricks won by declarer, 0-13. */
      readonly tricks: number;
      readonly lead: Card | null;
      /** The file marks the result as not following from the play (PBN `[Result "^9"]`). */
      readonly irregular: boolean;
      readonly line: number;
    }
  | { readonly kind: 'passed-out'; readonly line: number }
  /** A score without its contract: points as North-South have them. */
  | { readonly kind: 'score-only'; readonly score: number; readonly line: number }
  | { readonly kind: 'not-played'; readonly reason: string; readonly line: number }
  /** An artificial adjusted score (Law 12C2): percent of a top for each side, e.g. USEBIO `A6040`. */
  | { readonly kind: 'artificial'; readonly percent: BySide<number>; readonly line: number };

/** What the file itself gives as score and comparison, as decimal text (`-140`, `3.67`). */
export interface StatedScore {
  /** Contract score seen from N-S, a whole number as text. */
  readonly score?: string;
  readonly imps?: Readonly<Partial<BySide<string>>>;
  readonly matchpoints?: Readonly<Partial<BySide<string>>>;
  readonly crossImps?: Readonly<Partial<BySide<string>>>;
  /** Of the top of the board. */
  readonly percent?: Readonly<Partial<BySide<string>>>;
  readonly line?: number;
}

/** A round of a section, as the movement has it. */
export interface ImportedRound {
  /** As the records of the file call them. */
  readonly round: string;
  readonly section: string | null;
  readonly tables: readonly {
    readonly table: string;
    readonly contestants: BySide<string>;
    readonly boards: readonly number[];
  }[];
  readonly line: number;
}

export interface ImportedDeal {
  readonly board: number;
  readonly section: string | null;
  readonly hands: KnownHands;
  readonly line: number;
}

export interface ImportedContestant {
  /** Number or name by which the results refer to it. */
  readonly name: string;
  readonly kind: 'pair' | 'team' | 'individual';
  readonly direction: Side | null;
  readonly players: readonly string[];
  /** As the file states them, decimal text; `place` may be shared (`3=`). */
  readonly total: string | null;
  readonly percentage: string | null;
  readonly place: string | null;
  readonly line: number;
}

/**
 * One line of the report a scorer acts on.
 * - `error`: the record (or, with `record: null`, the file) is refused; nothing of it is stored
 * - `question`: nobody can tell where the record belongs; nothing of it is stored until somebody says so
 * - `contradiction`: the file disagrees with itself; both sides of it are in the message
 * - `assumption`: something the file leaves open was filled in
 * - `note`: worth knowing, nothing to act on
 */
export interface ReportItem {
  readonly kind: 'error' | 'question' | 'contradiction' | 'assumption' | 'note';
  /** Stable, kebab-case, for machines: `contract-tag-disagrees`. */
  readonly code: string;
  readonly line: number;
  readonly record: number | null;
  readonly board: string | null;
  /** Which of the two records of a board it is, where the file has both rooms of a match. */
  readonly room: ImportedBoard['room'];
  /** What there is to say, in no language. */
  readonly message: Message;
}
