import { scoringForm } from '../import-texts';
import type { ImportedScoring } from '../imported';
import { type Finding, assumption, contradiction, error, note, quoted } from '../finding';
import { eventTypeOf, formOfMethod, isInVictoryPoints, isMethodOfTeams } from './event-types';
import { type UsebioScope, boardPlaces } from './scopes';
import { parseDate } from './values';
import { type XmlElement, type XmlUnit, childOf, childrenOf, textOf, valueOf } from './xml';

const VERSIONS = new Set(['1.0', '1.1', '1.2', '1.3']);

/** The first EVENT of the file, the only one that is read, with findings about version and further events. */
export const firstEvent = (usebio: XmlElement): { event: XmlElement | null; findings: readonly Finding[] } => {
  const version = valueOf(usebio, 'VERSION');
  const [event, ...further] = childrenOf(usebio, 'EVENT');
  return {
    event: event ?? null,
    findings: [
      ...(version !== null && !VERSIONS.has(version)
        ? [note('version-unknown', usebio.line, { text: quoted(version) })]
        : []),
      ...further.map(({ line }) => error('second-event', line)),
    ],
  };
};

/** The day of the event, or of its first session that has one. */
export const dateOf = (event: XmlElement): { readonly date: string | null; readonly findings: readonly Finding[] } => {
  const element =
    childOf(event, 'DATE') ?? childrenOf(event, 'SESSION').flatMap((one) => childOf(one, 'DATE') ?? [])[0];
  if (!element || element.text === '') return { date: null, findings: [] };
  const date = parseDate(element.text);
  const unreadable = contradiction('date-unreadable', element.line, { text: quoted(element.text) });
  return { date, findings: date ? [] : [unreadable] };
};

interface EventScoring {
  readonly scoring: ImportedScoring | null;
  readonly findings: readonly Finding[];
}

/** Which fields of a TRAVELLER_LINE belong to which form of scoring. */
const FIELDS: readonly (readonly [string, ImportedScoring])[] = [
  ['NS_MATCH_POINTS', 'matchpoints'],
  ['NS_CROSS_IMP_POINTS', 'cross-imps'],
  ['NS_BUTLER_POINTS', 'butler'],
];

/** What the boards of a file say about its scoring, collected board by board. */
interface BoardSurvey {
  /** Whether a board stands in this element. */
  readonly hasBoards: (parent: number) => boolean;
  /** Whether a line of a board in this element has points of this form. */
  readonly hasPoints: (parent: number, form: ImportedScoring) => boolean;
}

export const boardSurvey = (): BoardSurvey & { readonly add: (board: XmlUnit) => void } => {
  const formsIn = new Map<number, Set<ImportedScoring>>();
  return {
    add: ({ element, parent }) => {
      const forms = formsIn.get(parent) ?? new Set();
      formsIn.set(parent, forms);
      for (const line of childrenOf(element, 'TRAVELLER_LINE')) {
        for (const [name, form] of FIELDS) if (childOf(line, name)) forms.add(form);
      }
    },
    hasBoards: (parent) => formsIn.has(parent),
    hasPoints: (parent, form) => formsIn.get(parent)?.has(form) === true,
  };
};

const namesTeams = ({ element }: UsebioScope): boolean =>
  childrenOf(element, 'PARTICIPANTS').some((list) => childOf(list, 'TEAM') !== null);

/** Whether it can be told which teams met: lines inside a MATCH, or pairs that belong to a TEAM. */
const teamsCanBeTold = (scopes: readonly UsebioScope[], survey: BoardSurvey): boolean =>
  scopes.some(namesTeams) ||
  [...boardPlaces(scopes)].some(([parent, { match }]) => match !== null && survey.hasBoards(parent));

const formsList = (forms: readonly ImportedScoring[]) => ({ list: forms.map(scoringForm), joined: 'and' }) as const;

/** The form of teams' matches: none where it cannot be told who met whom. */
const scoringOfTeams = (method: string | null, line: number, canBeTold: boolean): EventScoring => {
  const boardAMatch = formOfMethod(method, true);
  if (boardAMatch === null && !isMethodOfTeams(method)) {
    return { scoring: null, findings: [note('scoring-not-known.method', line, { text: quoted(method ?? '') })] };
  }
  if (!canBeTold) return { scoring: null, findings: [note('scoring-not-known.teams', line)] };
  return { scoring: boardAMatch ?? 'team-imps', findings: [] };
};

/**
 * The form of scoring: what EVENT_TYPE and the scoring method say, else what the lines hold (reported). A type that the
 * list of types does not have is reported as one.
 */
export const scoringOf = (event: XmlElement, scopes: readonly UsebioScope[], survey: BoardSurvey): EventScoring => {
  const { line } = event;
  const text = valueOf(event, 'EVENT_TYPE');
  const type = eventTypeOf(text);
  const method = textOf(event, 'BOARD_SCORING_METHOD', 'SCORING_METHOD');
  if (type?.isTeams === true) return scoringOfTeams(method, line, teamsCanBeTold(scopes, survey));
  const unknown = text !== null && type === null ? [note('event-type-unknown', line, { text: quoted(text) })] : [];
  const declared = type?.scoring ?? formOfMethod(method, false);
  const parents = [...boardPlaces(scopes).keys()];
  const scored = FIELDS.map(([, form]) => form).filter((form) =>
    parents.some((parent) => survey.hasPoints(parent, form)),
  );
  if (declared) {
    const others = scored.length > 0 && !scored.includes(declared);
    const forms = { text: quoted(text ?? ''), declared: scoringForm(declared), held: formsList(scored) };
    const disagrees = others ? [contradiction('scoring-disagrees', line, forms)] : [];
    return { scoring: declared, findings: [...unknown, ...disagrees] };
  }
  const [only, other] = scored;
  if (!only || other) {
    const open = note('scoring-not-known.event-type', line, { text: quoted(text ?? '') });
    return { scoring: null, findings: unknown.length > 0 ? unknown : [open] };
  }
  const form = scoringForm(only);
  const taken =
    text === null
      ? assumption('scoring-from-lines', line, { form })
      : assumption('scoring-from-lines.type', line, { form, text: quoted(text) });
  return { scoring: only, findings: [...unknown, taken] };
};

/** Whether the event's ranking is in victory points, which are not made of its file. */
export const isRankedByVictoryPoints = (event: XmlElement): boolean =>
  eventTypeOf(valueOf(event, 'EVENT_TYPE'))?.isSwiss === true ||
  isInVictoryPoints(textOf(event, 'MATCH_SCORING_METHOD'));
