import { blankRecord } from '../blank-record';
import { type BySide, type Result, type Side, err, ok, SIDES } from '@app/bridge';
import type { ImportedBoard, ImportedScoring } from '../imported';
import type { HandsOf } from './deals';
import { type Finding, contradiction, error, quoted } from '../finding';
import { readLineResult } from './line-result';
import { type Register, type UsebioPair, pairOf } from './participants';
import { statedIn } from './points';
import { type UsebioBoard, boardNumberOf } from './scopes';
import { parseSide } from './values';
import { type XmlElement, textOf } from './xml';

export interface LineContext {
  readonly at: UsebioBoard;
  readonly register: Register;
  readonly handsOf: HandsOf;
  /** How the event is scored, as far as the file tells. */
  readonly scoring: ImportedScoring | null;
}

export interface ReadLine {
  readonly board: ImportedBoard;
  /** Who sat N-S and E-W as the event knows them; the plain number where it does not. */
  readonly pairs: Readonly<Partial<BySide<string>>>;
  readonly findings: readonly Finding[];
}

const numberOf = (line: XmlElement, match: XmlElement | null, side: Side): string | null =>
  textOf(line, `${side}_PAIR_NUMBER`) ?? (match && textOf(match, `${side}_PAIR_NUMBER`));

/** In a MATCH, DIRECTION says which way the TEAM sat, and so where its opponents did. */
const teamOn = (line: XmlElement, match: XmlElement | null, side: Side): string | null => {
  const direction = parseSide(textOf(line, 'DIRECTION') ?? '');
  if (!match || !direction) return null;
  return direction === side ? textOf(match, 'TEAM', 'TEAM_ID') : textOf(match, 'OPPOSING_TEAM', 'OPPOSING_TEAM_ID');
};

interface Sat {
  readonly number: string | null;
  readonly pair: UsebioPair | null;
  readonly contestant: string | null;
}

const satOn = (element: XmlElement, { at, register }: LineContext, side: Side): Sat => {
  const number = numberOf(element, at.match, side);
  const team = teamOn(element, at.match, side);
  const pair = number === null ? null : pairOf(register, { scope: at.section, number, side, team });
  const own = at.match && textOf(at.match, 'TEAM', 'TEAM_ID') !== null ? null : number;
  return { number, pair, contestant: pair?.contestant ?? team ?? own };
};

const teamsOf = (match: XmlElement | null): ImportedBoard['teams'] => {
  const home = match && textOf(match, 'TEAM', 'TEAM_ID');
  const visit = match && textOf(match, 'OPPOSING_TEAM', 'OPPOSING_TEAM_ID');
  return home && visit ? { home, visit } : null;
};

const seatFindings = (sat: BySide<Sat>, register: Register, line: number): readonly Finding[] => {
  const unknown = SIDES.filter((side) => register.size > 0 && sat[side].number !== null && !sat[side].pair);
  const same = sat.NS.contestant !== null && sat.NS.contestant === sat.EW.contestant;
  return [
    ...unknown.map((side) => contradiction('pair-unknown', line, { side, pair: quoted(sat[side].number ?? '') })),
    ...(same ? [contradiction('pair-on-both-sides', line, { pair: quoted(sat.NS.contestant ?? '') })] : []),
  ];
};

const playersOf = (ns: UsebioPair | null, ew: UsebioPair | null): ImportedBoard['players'] => {
  const [north, south] = ns?.players ?? [];
  const [east, west] = ew?.players ?? [];
  return { ...(north && { N: north }), ...(south && { S: south }), ...(east && { E: east }), ...(west && { W: west }) };
};

/**
 * Reads one TRAVELLER_LINE, or says why it is refused.
 * @param record its place among all traveller lines of the file, from 1
 */
export const readLine = (element: XmlElement, record: number, context: LineContext): Result<ReadLine, Finding> => {
  const { line } = element;
  const { match, section } = context.at;
  const board = boardNumberOf(context.at.element);
  if (board === null) {
    const text = quoted(textOf(context.at.element, 'BOARD_NUMBER') ?? '');
    return err(error('no-board-number.line', line, { text }));
  }
  const sat = { NS: satOn(element, context, 'NS'), EW: satOn(element, context, 'EW') };
  const teams = teamsOf(match);
  if ((!sat.NS.contestant || !sat.EW.contestant) && !teams) {
    const missing = SIDES.filter((side) => !sat[side].contestant).map((side) => `${side}_PAIR_NUMBER`);
    const [one = '', other = null] = missing;
    return err(error('no-pair-number.line', line, { one, other }));
  }
  const read = readLineResult(element, context.handsOf(section, board));
  if (!read.ok) return read;
  const { stated, findings } = statedIn(element, context.at, read.value.score, context.scoring);
  const { NS, EW } = sat;
  const named = { ...(NS.contestant && { NS: NS.contestant }), ...(EW.contestant && { EW: EW.contestant }) };
  return ok({
    board: {
      ...blankRecord(record, line),
      board,
      section,
      round: textOf(element, 'ROUND_NUMBER') ?? (match && textOf(match, 'ROUND_NUMBER')),
      contestants: named,
      teams: NS.contestant && EW.contestant ? null : teams,
      players: playersOf(NS.pair, EW.pair),
      result: read.value.result,
      stated,
    },
    pairs: {
      ...(NS.number && { NS: NS.pair?.name ?? NS.number }),
      ...(EW.number && { EW: EW.pair?.name ?? EW.number }),
    },
    findings: [...seatFindings(sat, context.register, line), ...read.value.findings, ...findings],
  });
};
