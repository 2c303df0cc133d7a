import { type Finding, deviation, quoted, refused } from './findings';
import { type Place, type Lines, isEscaped, isSemiEmpty, matchAt } from './lines';

/** The tags of PBN 2.1: the fifteen mandatory ones, the supplemental ones, the sections. */
const STANDARD: ReadonlySet<string> = new Set(
  `Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result
   Competition DealId Description FrenchMP Generator Hidden Room Termination
   Score ScoreIMP ScoreMP ScorePercentage ScoreRubber ScoreRubberHistory OptimumScore
   BidSystemEW BidSystemNS PairEW PairNS WestNA NorthNA EastNA SouthNA WestType NorthType EastType SouthType
   EventDate EventSponsor HomeTeam VisitTeam Round Section Stage Table
   Time UTCDate UTCTime TimeControl TimeCall TimeCard Annotator AnnotatorNA Application Mode
   Auction Play Note
   ActionTable AuctionTimeTable InstantScoreTable OptimumPlayTable OptimumResultTable PlayTimeTable
   ScoreTable TotalScoreTable`.split(/\s+/),
);

export const isStandardTag = (name: string): boolean => STANDARD.has(name);

/** Tags that say something of one game only: `#` and `##` are forbidden in them (PBN 2.1, 4.8). */
const OWN: ReadonlySet<string> = new Set([
  'Dealer',
  'Vulnerable',
  'Deal',
  'Declarer',
  'Contract',
  'Auction',
  'Play',
  'Note',
]);

export const mayInherit = (name: string): boolean => !OWN.has(name);

/** `[Name "value"]`. A tag without a value is null, and a finding says why. Reading goes on at `next`. */
interface TagAt {
  readonly tag: { readonly name: string; readonly value: string } | null;
  readonly findings: readonly Finding[];
  readonly next: Place;
}

const NAME = /[A-Za-z0-9_]+/y;

/** The next character of the tag, on this line or a later one; null where the record ends first. */
const nextCharacter = (lines: Lines, { index, at }: Place): Place | null => {
  for (let here = index, from = at; ; here += 1, from = 0) {
    const text = lines.at(here);
    if (text === undefined) return null;
    if (from === 0 && isEscaped(text)) continue;
    if (isSemiEmpty(text)) return null;
    const space = matchAt(/\s*/y, text, from);
    if (from + space.length < text.length) return { index: here, at: from + space.length };
  }
};

/** A string's end and its text. In a table's tag `\` gives a column's width; elsewhere `\"` and `\\` are escapes. */
const readString = (line: string, start: number, table: boolean): { value: string; end: number } | null => {
  const parts: string[] = [];
  let from = start;
  for (let at = start; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '"') return { value: parts.join('') + line.slice(from, at), end: at + 1 };
    const escaped = line.charAt(at + 1);
    if (character === '\\' && !table && (escaped === '"' || escaped === '\\')) {
      parts.push(line.slice(from, at), escaped);
      at += 1;
      from = at + 1;
    }
  }
  return null;
};

/** Whether a section of this name is a table, its rows to be read as elements. */
export const isTable = (name: string): boolean => name.endsWith('Table');

/** Reads a tag pair, on one line or spread over several; `start` is the place of its `[`. */
export const readTag = (lines: Lines, start: Place): TagAt => {
  const line = start.index + 1;
  let here: Place = { index: start.index, at: start.at + 1 };
  /** The rest of the line is lost: what it holds cannot be told from the broken tag. */
  const broken = (finding: Finding): TagAt => ({
    tag: null,
    findings: [finding],
    next: { index: here.index + 1, at: 0 },
  });

  const name = nextCharacter(lines, here);
  const nameText = name ? matchAt(NAME, lines.at(name.index) ?? '', name.at) : '';
  if (!name || nameText === '') return broken(refused('tag-syntax.no-name', line));
  here = { index: name.index, at: name.at + nameText.length };
  const tag = quoted(nameText);

  const value = nextCharacter(lines, here);
  if (!value || lines.at(value.index)?.charAt(value.at) !== '"') {
    return broken(refused('tag-syntax.no-value', line, { tag }));
  }
  here = value;
  const text = lines.at(value.index) ?? '';
  const string = readString(text, value.at + 1, isTable(nameText));
  if (!string) return broken(refused('string-not-closed', line, { tag }));
  here = { index: value.index, at: string.end };

  const close = nextCharacter(lines, here);
  if (!close || lines.at(close.index)?.charAt(close.at) !== ']') {
    return broken(refused('tag-syntax.no-end', line, { tag }));
  }
  const tab = string.value.includes('\t') ? [deviation('bad-character.tab', value.index + 1, { tag })] : [];
  return {
    tag: { name: nameText, value: string.value },
    findings: tab,
    next: { index: close.index, at: close.at + 1 },
  };
};
