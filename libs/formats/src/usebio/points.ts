import { type BySide, type Side, SIDES } from '@app/bridge';
import type { ImportedScoring, StatedScore } from '../imported';
import { type Finding, contradiction, note, quoted } from '../finding';
import { negated } from '../negated';
import type { UsebioBoard } from './scopes';
import { parseDecimal, parseSide } from './values';
import { type XmlElement, childrenOf, textOf } from './xml';

type Points = Readonly<Partial<BySide<string>>>;
type Form = 'matchpoints' | 'crossImps' | 'imps';

/** Where the points of one form of scoring stand; `imps` are Butler or team IMPs, whichever the line has. */
const POINTS: Readonly<Record<Form, readonly string[]>> = {
  matchpoints: ['MATCH_POINTS'],
  crossImps: ['CROSS_IMP_POINTS'],
  imps: ['BUTLER_POINTS', 'IMP_POINTS', 'IMPS'],
};

/** IMPs of no named kind: in an event of cross-IMPs they are these. */
const ANY_IMPS = ['IMP_POINTS', 'IMPS'];

const fieldsOf = (form: Form, scoring: ImportedScoring | null): readonly string[] => {
  if (scoring !== 'cross-imps') return POINTS[form];
  if (form === 'crossImps') return [...POINTS.crossImps, ...ANY_IMPS];
  return POINTS[form].filter((field) => !ANY_IMPS.includes(field));
};

const pointsIn = (
  element: XmlElement,
  form: Form,
  scoring: ImportedScoring | null,
  findings: Finding[],
): Points | null => {
  const points: Partial<Record<Side, string>> = {};
  for (const side of SIDES) {
    const text = textOf(element, ...fieldsOf(form, scoring).map((field) => `${side}_${field}`));
    const value = text === null ? null : parseDecimal(text);
    if (value !== null) points[side] = value;
    if (text === null || value !== null) continue;
    findings.push(contradiction('points-unreadable', element.line, { form, side, text: quoted(text) }));
  }
  return Object.keys(points).length > 0 ? points : null;
};

/** IMPs of a BOARD in a MATCH, as TEAM has them: of both its lines, by the way TEAM sat. */
const impsOfBoard = (element: XmlElement, at: UsebioBoard): Points | null => {
  const side = parseSide(textOf(element, 'DIRECTION') ?? '');
  const text = at.match && side && childrenOf(at.element, 'TRAVELLER_LINE').length === 2 && textOf(at.element, 'IMPS');
  const own = text ? parseDecimal(text) : null;
  if (own === null) return null;
  return side === 'NS' ? { NS: own, EW: negated(own) } : { NS: negated(own), EW: own };
};

/** What a TRAVELLER_LINE gives as score and points, and in a MATCH its BOARD. */
export const statedIn = (
  element: XmlElement,
  at: UsebioBoard,
  score: string | null,
  scoring: ImportedScoring | null,
): { readonly stated: StatedScore; readonly findings: readonly Finding[] } => {
  const findings: Finding[] = [];
  const matchpoints = pointsIn(element, 'matchpoints', scoring, findings);
  const crossImps = pointsIn(element, 'crossImps', scoring, findings);
  const imps =
    pointsIn(element, 'imps', scoring, findings) ?? (scoring === 'team-imps' ? impsOfBoard(element, at) : null);
  const stated = {
    ...(score !== null && { score }),
    ...(matchpoints && { matchpoints }),
    ...(crossImps && { crossImps }),
    ...(imps && { imps }),
    line: element.line,
  };
  return { stated, findings };
};

const READ: ReadonlySet<string> = new Set(
  SIDES.flatMap((side) => Object.values(POINTS).flatMap((fields) => fields.map((field) => `${side}_${field}`))),
);

/** A number of a side, or of the teams of a match, that is a score and no name. */
const IN_LINE = /^(?:NS|EW)_(?!PAIR|PLAYER|TEAM)\w+$/;
const IN_MATCH = /(?:SCORE|POINTS?|IMPS?|VPS?)$/;

/** Counts, element by element, the points of a file that no field of the comparison is for. */
export const pointsNotRead = () => {
  const counts = new Map<string, { readonly line: number; readonly count: number }>();
  const add = (element: XmlElement, isPoints: (name: string) => boolean): void => {
    for (const { name, text, line } of element.children) {
      if (!isPoints(name) || READ.has(name) || parseDecimal(text) === null) continue;
      const known = counts.get(name);
      counts.set(name, { line: known?.line ?? line, count: (known?.count ?? 0) + 1 });
    }
  };
  return {
    addLine: (element: XmlElement): void => {
      add(element, (name) => IN_LINE.test(name));
    },
    addMatch: (element: XmlElement): void => {
      add(element, (name) => IN_MATCH.test(name));
    },
    findings: (): readonly Finding[] =>
      [...counts].map(([field, { line, count }]) => note('points-not-read', line, { field, count })),
  };
};
