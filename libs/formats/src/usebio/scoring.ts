import type { ImportedScoring } from '../imported';
import type { Finding } from '../finding';
import { assumption, contradiction, note, quoted } from '../finding';
import type { UsebioBoard } from './scopes';
import type { XmlElement } from './xml';
import { childrenOf, textOf, valueOf } from './xml';

export interface EventScoring {
  readonly scoring: ImportedScoring | null;
  readonly findings: readonly Finding[];
}

/** Which fields of a TRAVELLER_LINE belong to which form of scoring. */
const FIELDS: readonly (readonly [string, ImportedScoring])[] = [
  ['NS_MATCH_POINTS', 'matchpoints'],
  ['NS_CROSS_IMP_POINTS', 'cross-imps'],
];

/** The writers spell EVENT_TYPE and the scoring method in several ways: only letters count. */
const letters = (text: string | null): string => (text ?? '').toUpperCase().replace(/[^A-Z]/g, '');

const ofMethod = (method: string): ImportedScoring | null => {
  if (/^MATCHPOINTS?$|^MPS?$/.test(method)) return 'matchpoints';
  if (/^CROSSIMPS?$|^XIMPS?$/.test(method)) return 'cross-imps';
  return null;
};

const ofType = (type: string, method: string): ImportedScoring | null => {
  if (/^(?:MP|MATCHPOINT)S?PAIRS$/.test(type)) return 'matchpoints';
  if (/^(?:CROSS|X)IMPS?(?:PAIRS)?$/.test(type)) return 'cross-imps';
  if (type.includes('TEAM')) return method === '' || /IMP|^VPS?$/.test(method) ? 'team-imps' : null;
  return null;
};

/** The forms of scoring whose points the traveller lines hold. */
const inLines = (boards: readonly UsebioBoard[]): readonly ImportedScoring[] => {
  const names = new Set(
    boards.flatMap(({ element }) =>
      childrenOf(element, 'TRAVELLER_LINE').flatMap((line) => line.children.map(({ name }) => name)),
    ),
  );
  return FIELDS.filter(([name]) => names.has(name)).map(([, scoring]) => scoring);
};

const unknown = (line: number, message: string): Finding => note('scoring-not-known', line, message);

/** Whether it can be told which teams met: lines inside a MATCH, or pairs that belong to a TEAM. */
const teamsCanBeTold = (event: XmlElement, boards: readonly UsebioBoard[]): boolean =>
  boards.some(({ match }) => match !== null) ||
  boards.some(({ scope }) =>
    childrenOf(scope.element, 'PARTICIPANTS').some((list) => childrenOf(list, 'TEAM').length > 0),
  ) ||
  childrenOf(event, 'PARTICIPANTS').some((list) => childrenOf(list, 'TEAM').length > 0);

/** The form of scoring: what EVENT_TYPE and the scoring method say, else what the lines hold (reported). */
export const scoringOf = (event: XmlElement, boards: readonly UsebioBoard[]): EventScoring => {
  const { line } = event;
  const type = valueOf(event, 'EVENT_TYPE');
  const method = letters(textOf(event, 'BOARD_SCORING_METHOD', 'SCORING_METHOD'));
  const said = ofType(letters(type), method) ?? (letters(type).includes('TEAM') ? null : ofMethod(method));
  const held = inLines(boards);
  if (said === 'team-imps') {
    if (teamsCanBeTold(event, boards)) return { scoring: said, findings: [] };
    return {
      scoring: null,
      findings: [unknown(line, 'a team event without MATCH or TEAM: who met whom cannot be told')],
    };
  }
  if (said) {
    const others = held.length > 0 && !held.includes(said);
    const message = `EVENT_TYPE ${quoted(type ?? '')} means ${said}, the lines hold ${held.join(' and ')}`;
    return { scoring: said, findings: others ? [contradiction('scoring-disagrees', line, message)] : [] };
  }
  const [only, other] = held;
  if (only && !other && type === null) {
    const message = `no EVENT_TYPE: scoring taken as ${only} from the points in the lines`;
    return { scoring: only, findings: [assumption('scoring-from-lines', line, message)] };
  }
  return {
    scoring: null,
    findings: [unknown(line, `EVENT_TYPE ${quoted(type ?? '')} is no form of scoring known here`)],
  };
};
