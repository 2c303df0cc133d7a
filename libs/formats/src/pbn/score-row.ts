import { type BySide, type Bid, type KnownHands, type Side, SIDES, TRICKS, leftOf, tricksNeeded } from '@app/bridge';
import { place } from '../import-texts';
import type { ImportedResult, StatedScore } from '../imported';
import { type Finding, type Found, assumption, contradiction, deviation, note, quoted, refused } from './findings';
import { scoreAlone } from '../score-alone';
import { readCard, readContract, readSeat } from './spelling';
import type { TableRow } from './table';
import { negated } from '../negated';

type Points = Readonly<Partial<BySide<string>>>;

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** `'+550'` is `'550'`, `'-0'` is `'0'`. */
const plain = (text: string): string => {
  const number = text.replace(/^\+/, '');
  return /^-0+(?:\.0+)?$/.test(number) ? '0' : number;
};

/** The numbers of a column for each side (`MP_NS`, `MP_EW`); undefined where there are none. */
const pointsIn = (row: TableRow, column: string): Points | undefined => {
  const points: Partial<Record<Side, string>> = {};
  for (const side of SIDES) {
    const text = row.cell(`${column}_${side}`)?.replace(/%$/, '');
    if (text !== undefined && NUMBER.test(text)) points[side] = plain(text);
  }
  return Object.keys(points).length > 0 ? points : undefined;
};

/** The contract score seen from N-S: a whole number, however the row gives it. */
const scoreIn = (row: TableRow): string | null => {
  const score = pointsIn(row, 'Score');
  const seen = score?.NS ?? (score?.EW === undefined ? null : negated(score.EW));
  return seen !== null && /^-?\d+$/.test(seen) ? seen : null;
};

const POINTS = ['Score', 'IMP', 'MP', 'Percentage'];

const isArtificial = (row: TableRow): boolean =>
  POINTS.some((column) => SIDES.some((side) => row.isArtificial(`${column}_${side}`)));

/** Whole percents of a top for both sides; what one side has tells nothing of the other (Law 12C2). */
const percentOf = (points: Points | undefined): BySide<number> | null => {
  const { NS = '', EW = '' } = points ?? {};
  const isPercent = (text: string): boolean => /^\d{1,3}(?:\.0+)?$/.test(text) && Number.parseInt(text, 10) <= 100;
  return isPercent(NS) && isPercent(EW) ? { NS: Number.parseInt(NS, 10), EW: Number.parseInt(EW, 10) } : null;
};

/** IMPs of an artificial score as the percentages that stand for average plus, average and average minus. */
const gradesOf = (points: Points | undefined): BySide<number> | null => {
  const grade = (text: string): number => (text.startsWith('-') ? 40 : /[1-9]/.test(text) ? 60 : 50);
  return points?.NS === undefined || points.EW === undefined ? null : { NS: grade(points.NS), EW: grade(points.EW) };
};

/** Matchpoints of an artificial score as percents of the top of the board, where they are whole. */
const shareOf = (points: Points | undefined, top: bigint | null): BySide<number> | null => {
  if (points?.NS === undefined || points.EW === undefined || top === null || top <= 0n) return null;
  const [NS, EW] = SIDES.map((side) => {
    const share = hundredths(points[side] ?? '0') * 100n;
    return share >= 0n && share % top === 0n && share / top <= 100n ? Number(share / top) : null;
  });
  return typeof NS === 'number' && typeof EW === 'number' ? { NS, EW } : null;
};

/** Decimal text in hundredths; further decimals are cut off. */
const hundredths = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
  return text.startsWith('-') ? -value : value;
};

/** The top of a board in hundredths: what N-S and E-W of an ordinary row have together. */
export const topOf = (rows: readonly TableRow[]): bigint | null => {
  for (const row of rows) {
    const { NS, EW } = pointsIn(row, 'MP') ?? {};
    if (NS !== undefined && EW !== undefined && !isArtificial(row)) return hundredths(NS) + hundredths(EW);
  }
  return null;
};

const artificial = (row: TableRow, top: bigint | null): Found<ImportedResult | null> => {
  const { line } = row;
  const percent = percentOf(pointsIn(row, 'Percentage')) ?? shareOf(pointsIn(row, 'MP'), top);
  if (percent) return { value: { kind: 'artificial', percent, line }, findings: [] };
  const graded = gradesOf(pointsIn(row, 'IMP'));
  if (!graded) return { value: null, findings: [refused('score-row.artificial', line)] };
  const { NS: ns, EW: ew } = graded;
  return {
    value: { kind: 'artificial', percent: graded, line },
    findings: [assumption('artificial-from-imps', line, { ns, ew })],
  };
};

const unreadable = (row: TableRow, column: string): Finding =>
  refused('score-row.cell', row.line, { column, text: quoted(row.cell(column) ?? '') });

/** `'9'`; and against the standard, but clear, `'='`, `'+1'`, `'-2'` of the contract. */
const tricksIn = (row: TableRow, bid: Bid): Found<number | null> => {
  const text = row.cell('Result') ?? '';
  const isRelative = /^(?:=|[+-]\d{1,2})$/.test(text);
  const tricks = isRelative
    ? tricksNeeded(bid) + (text === '=' ? 0 : Number(text))
    : /^\d{1,2}$/.test(text)
      ? Number(text)
      : -1;
  if (tricks < 0 || tricks > TRICKS) return { value: null, findings: [unreadable(row, 'Result')] };
  const spelled = deviation('score-row-spelling', row.line, { text: quoted(text), tricks });
  return { value: tricks, findings: isRelative ? [spelled] : [] };
};

const played = (row: TableRow, hands: KnownHands): Found<ImportedResult | null> => {
  const contract = readContract(row.cell('Contract') ?? '')?.value;
  if (contract?.kind === 'pass') return { value: { kind: 'passed-out', line: row.line }, findings: [] };
  if (contract?.kind !== 'bid') return { value: null, findings: [unreadable(row, 'Contract')] };
  const declarer = readSeat(row.cell('Declarer') ?? '')?.value;
  if (!declarer) return { value: null, findings: [unreadable(row, 'Declarer')] };
  const tricks = tricksIn(row, contract.bid);
  if (tricks.value === null) return { value: null, findings: tricks.findings };
  const written = row.cell('Lead');
  const lead = written === null ? null : (readCard(written)?.value ?? null);
  const leader = leftOf(declarer);
  const isForeign = lead !== null && hands[leader] !== undefined && !hands[leader].includes(lead);
  const { bid, risk } = contract;
  const { line } = row;
  return {
    value: { kind: 'played', bid, risk, declarer, tricks: tricks.value, lead, irregular: false, line },
    findings: [
      ...tricks.findings,
      ...(written !== null && lead === null ? [deviation('lead-unreadable', line, { text: quoted(written) })] : []),
      ...(isForeign
        ? [contradiction('lead-not-in-hand', line, { lead, leader: place(leader), declarer: { seat: declarer } })]
        : []),
    ],
  };
};

/** The score of a contract that the row does not name. */
const withoutContract = ({ line }: TableRow, text: string): Found<ImportedResult | null> => {
  const score = scoreAlone(text);
  return score === null
    ? { value: null, findings: [refused('score-alone.impossible', line, { text: quoted(text) })] }
    : { value: { kind: 'score-only', score, line }, findings: [note('score-alone.taken', line)] };
};

/**
 * What became of a board by a row of a ScoreTable (PBN 2.1, 5.7): contract, declarer and tricks, an artificial score
 * (`^`), a score of a contract that the row does not name, or no play at all. A row that says something else is refused.
 * @param top what N-S and E-W have together on this board, in hundredths of a matchpoint
 */
const resultIn = (row: TableRow, hands: KnownHands, top: bigint | null): Found<ImportedResult | null> => {
  if (isArtificial(row)) return artificial(row, top);
  if (row.cell('Contract') !== null) return played(row, hands);
  const alone = scoreIn(row);
  if (alone !== null) return withoutContract(row, alone);
  const reason = 'no contract and no score';
  return {
    value: { kind: 'not-played', reason, line: row.line },
    findings: [note('score-row-not-played', row.line)],
  };
};

export interface ReadRow {
  /** Null where the row is refused. */
  readonly result: ImportedResult | null;
  readonly stated: StatedScore;
}

/** Reads a row; its scores stay as they are written. */
export const readScoreRow = (
  row: TableRow,
  hands: KnownHands,
  top: bigint | null,
  imps: 'imps' | 'crossImps',
): Found<ReadRow> => {
  const { value: result, findings } = resultIn(row, hands, top);
  // A score alone is the result: there is nothing that it could agree with.
  const score = result?.kind === 'artificial' || result?.kind === 'score-only' ? null : scoreIn(row);
  const [impsStated, matchpoints, percent] = ['IMP', 'MP', 'Percentage'].map((column) => pointsIn(row, column));
  const stated = {
    ...(score !== null && { score }),
    ...(impsStated && { [imps]: impsStated }),
    ...(matchpoints && { matchpoints }),
    ...(percent && { percent }),
    line: row.line,
  };
  return { value: { result, stated }, findings };
};
