import { type BySide, type Param, SIDES } from '@app/bridge';
import { type Finding, contradiction, quoted } from '../finding';
import type { ImportText, ParamsOf } from '../import-texts';
import type { ImportedBoard, ReportItem } from '../imported';
import { type LineContext, type ReadLine, readLine } from './line';
import { boardNumberOf } from './scopes';
import { millionths } from './values';
import { childrenOf } from './xml';

/** A contradiction that shows only when the lines of a board are put side by side. */
type LineFinding = Finding & { readonly record: number };

const onLine = <Name extends ImportText>(
  { record, line }: ImportedBoard,
  text: Name,
  ...params: ParamsOf<Name>
): LineFinding => ({ ...contradiction(text, line, ...params), record });

/** Points are written with one or two decimals: two of them may miss their sum by one in the second. */
const ROUNDING = 10_000n;

const near = (one: bigint, other: bigint, margin: bigint): boolean => {
  const apart = one > other ? one - other : other - one;
  return apart <= margin;
};

type Points = Readonly<Partial<BySide<string>>>;

const sumOf = ({ NS, EW }: Points): bigint | null =>
  NS === undefined || EW === undefined ? null : millionths(NS) + millionths(EW);

const decimal = (value: bigint): string => {
  const digits = (value < 0n ? -value : value).toString().padStart(7, '0');
  const text = `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '');
  return value < 0n ? `-${text}` : text;
};

const numberAs = (number: string | undefined): Param => (number === undefined ? null : { decimal: number });

/** The sum that most lines of the board have: the top. */
const usualSum = (sums: readonly bigint[]): bigint | null => {
  const counts = new Map<bigint, number>();
  for (const sum of sums) counts.set(sum, (counts.get(sum) ?? 0) + 1);
  let usual: bigint | null = null;
  for (const [sum, count] of counts) if (usual === null || count > (counts.get(usual) ?? 0)) usual = sum;
  return usual;
};

const isArtificial = ({ board }: ReadLine): boolean => board.result?.kind === 'artificial';

/** N-S and E-W of a line share one top, the same on the whole board; artificial scores need not (A6060). */
const matchpointFindings = (lines: readonly ReadLine[], top: bigint | null): readonly LineFinding[] =>
  lines.flatMap((one): readonly LineFinding[] => {
    const { matchpoints } = one.board.stated;
    const sum = matchpoints ? sumOf(matchpoints) : null;
    if (isArtificial(one) || sum === null || top === null || near(sum, top, ROUNDING)) return [];
    const points = { ns: numberAs(matchpoints?.NS), ew: numberAs(matchpoints?.EW), sum: numberAs(decimal(sum)) };
    return [onLine(one.board, 'points-do-not-sum.matchpoints', { ...points, top: numberAs(decimal(top)) })];
  });

const crossImpFindings = (lines: readonly ReadLine[]): readonly LineFinding[] =>
  lines.flatMap((one): readonly LineFinding[] => {
    const { crossImps } = one.board.stated;
    const sum = crossImps ? sumOf(crossImps) : null;
    if (isArtificial(one) || sum === null || near(sum, 0n, ROUNDING)) return [];
    const points = { ns: numberAs(crossImps?.NS), ew: numberAs(crossImps?.EW), sum: numberAs(decimal(sum)) };
    return [onLine(one.board, 'points-do-not-sum.cross-imps', points)];
  });

/** An artificial score says a percentage, the points beside it may say another. */
const artificialFindings = (lines: readonly ReadLine[], top: bigint | null): readonly LineFinding[] =>
  lines.flatMap(({ board }): readonly LineFinding[] => {
    const { result, stated } = board;
    if (result?.kind !== 'artificial' || !stated.matchpoints || top === null || top === 0n) return [];
    const { matchpoints } = stated;
    return SIDES.flatMap((side): readonly LineFinding[] => {
      const points = matchpoints[side];
      const due = (top * BigInt(result.percent[side])) / 100n;
      if (points === undefined || near(millionths(points), due, ROUNDING)) return [];
      const share = { side, percent: result.percent[side], due: numberAs(decimal(due)), top: numberAs(decimal(top)) };
      return [onLine(board, 'artificial-disagrees', { ...share, points: numberAs(points) })];
    });
  });

/** Where the points of the lines of one board do not fit together. */
const pointFindings = (lines: readonly ReadLine[]): readonly LineFinding[] => {
  const ordinary = lines.filter((one) => !isArtificial(one));
  const sums = ordinary.flatMap(({ board }) =>
    board.stated.matchpoints ? (sumOf(board.stated.matchpoints) ?? []) : [],
  );
  const top = usualSum(sums);
  return [...matchpointFindings(lines, top), ...crossImpFindings(lines), ...artificialFindings(lines, top)];
};

/** The same pair twice on one traveller: it cannot have played the board two times. */
const pairsTwice = (lines: readonly ReadLine[]): readonly LineFinding[] => {
  const seen = new Map<string, number>();
  return lines.flatMap(({ board, pairs }) =>
    [...new Set(SIDES.flatMap((side) => pairs[side] ?? []))].flatMap((pair): readonly LineFinding[] => {
      const before = seen.get(pair);
      seen.set(pair, board.line);
      if (before === undefined) return [];
      return [onLine(board, 'pair-twice-on-board', { pair: quoted(pair), before })];
    }),
  );
};

interface Traveller {
  /** How many TRAVELLER_LINEs stand in the board, refused ones included. */
  readonly count: number;
  readonly boards: readonly ImportedBoard[];
  readonly report: readonly ReportItem[];
}

/**
 * Reads the traveller of one board; refused lines leave the others in place.
 * @param before how many lines the file has before it
 */
export const readTraveller = (context: LineContext, before: number): Traveller => {
  const elements = childrenOf(context.at.element, 'TRAVELLER_LINE');
  const number = boardNumberOf(context.at.element);
  const lines: ReadLine[] = [];
  const findings: LineFinding[] = [];
  for (const [index, element] of elements.entries()) {
    const record = before + index + 1;
    const read = readLine(element, record, context);
    if (read.ok) lines.push(read.value);
    for (const finding of read.ok ? read.value.findings : [read.error]) findings.push({ ...finding, record });
  }
  const report = [...findings, ...pairsTwice(lines), ...pointFindings(lines)];
  return {
    count: elements.length,
    boards: lines.map(({ board }) => board),
    report: report.map((finding) => ({ ...finding, board: number === null ? null : String(number), room: null })),
  };
};
