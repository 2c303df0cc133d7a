import {
  type DealProblem,
  type KnownHands,
  type Param,
  type Vulnerability,
  CARDS_A_HAND,
  dealProblems,
  knownSeats,
  parsePbnDeal,
} from '@app/bridge';
import { dealProblemSaid, notationFaultSaid } from '../dealt';
import { place, said } from '../import-texts';
import { type Finding, type Found, deviation, note, quoted, refused } from './findings';
import type { Tag } from './records';

interface ReadDeal {
  readonly hands: KnownHands;
  /** Equally many cards in every hand, and fewer than 13: a problem to be solved, not a board (PBN 2.1, 3.10). */
  readonly endPosition: boolean;
}

const NOTHING: ReadDeal = { hands: {}, endPosition: false };

/** Spaces too many, or `10`, leave the meaning clear; small letters are standard. */
const tidied = (text: string): string =>
  text
    .trim()
    .replace(/^(.):\s+/, '$1:')
    .replace(/\s+/g, ' ')
    .replace(/10/g, 'T')
    .toUpperCase();

/** Well over the 69 characters of 52 cards; a text beyond it need not be looked at card by card. */
const LONGEST_DEAL = 200;

/** What is wrong with the numbers of cards: all hands must have the same, and at most 13. */
const countProblem = (hands: KnownHands): Param => {
  const seats = knownSeats(hands);
  if (seats.length === 0) return said('dealt.no-hand');
  const counts = seats.map((seat) => hands[seat]?.length ?? 0);
  const [first = 0] = counts;
  if (counts.every((count) => count === first) && first > 0 && first <= CARDS_A_HAND) return null;
  return { list: seats.map((seat, index) => said('dealt.count', { seat: place(seat), cards: counts[index] ?? 0 })) };
};

/** In an end position cards that are in no hand have been played. */
const matters = ({ kind }: DealProblem): boolean => kind === 'double';

/** Reads the Deal tag. A deal that cannot be, or cannot be read, is refused. */
export const readDeal = (tag: Tag | undefined): Found<ReadDeal> => {
  const stated = tag?.value.trim() ?? '';
  if (!tag || stated === '' || stated === '?') return { value: NOTHING, findings: [] };
  const text = tidied(tag.value);
  const { line } = tag;
  const written = quoted(tag.value);
  const refuse = (finding: Finding): Found<ReadDeal> => ({ value: NOTHING, findings: [finding] });
  if (text.length > LONGEST_DEAL) return refuse(refused('impossible-deal.too-long', line, { text: written }));
  const parsed = parsePbnDeal(text);
  if (!parsed.ok) {
    const problem = notationFaultSaid(parsed.error.fault);
    return refuse(refused('impossible-deal.unreadable', line, { text: written, problem }));
  }
  const hands = parsed.value;
  const double = dealProblems(hands).find(matters);
  const problem = double ? dealProblemSaid(double) : countProblem(hands);
  if (problem !== null) return refuse(refused('impossible-deal.problem', line, { problem }));

  const findings: Finding[] = [];
  if (text !== tag.value.toUpperCase()) {
    findings.push(deviation('deal-spelling', line, { text: written, read: quoted(text) }));
  } else if (text !== tag.value) {
    findings.push(note('small-letters.deal', line));
  }
  const [seat] = knownSeats(hands);
  const endPosition = (seat ? (hands[seat]?.length ?? 0) : 0) < CARDS_A_HAND;
  return { value: { hands, endPosition }, findings };
};

const SPELLINGS: ReadonlyMap<string, Vulnerability> = new Map([
  ['None', 'None'],
  ['Love', 'None'],
  ['-', 'None'],
  ['NS', 'NS'],
  ['EW', 'EW'],
  ['All', 'All'],
  ['Both', 'All'],
]);
const SMALL = new Map([...SPELLINGS].map(([text, value]) => [text.toLowerCase(), value]));
/** Seen in real files: `N-S`, `E/W`, `None `. */
const bare = (text: string): string => text.toLowerCase().replace(/[\s/-]/g, '');

/** Reads the Vulnerable tag; null where it says nothing. */
export const readVulnerability = (tag: Tag | undefined): Found<Vulnerability | null> => {
  const text = tag?.value ?? '';
  if (!tag || text.trim() === '' || text.trim() === '?') return { value: null, findings: [] };
  const standard = SPELLINGS.get(text);
  if (standard) return { value: standard, findings: [] };
  const small = SMALL.get(text.toLowerCase());
  const value = small ?? SMALL.get(text.trim().toLowerCase()) ?? SMALL.get(bare(text));
  if (!value) {
    return { value: null, findings: [refused('unreadable-tag.vulnerable', tag.line, { text: quoted(text) })] };
  }
  const read = { text: quoted(text), read: value };
  const finding = small
    ? note('small-letters.vulnerable', tag.line, read)
    : deviation('tag-spelling.vulnerable', tag.line, read);
  return { value, findings: [finding] };
};
