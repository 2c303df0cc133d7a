import { nthEvent, type AppealEvent, type AppealEventData } from '@app/contract';
import { decisionInWords, moneyInWords, spaced } from '../decision-text';
import type { CaseFile, CaseStreams, Read } from '../case-file';
import { type Html, type Section, NOTHING, facts, html, list, said, section, table } from './markup';
import { instant, people, person } from './words';

type Events = readonly Read<AppealEvent>[];

const ofType = <T extends AppealEvent['type']>(events: Events, type: T): readonly AppealEventData<T>[] =>
  events.flatMap(({ event }) => (event.type === type ? [event.data as AppealEventData<T>] : []));

const depositFacts = (file: CaseFile, events: Events, { deposit }: AppealEventData<'AppealLodged'>) => [
  ['Deposit', deposit ? `${moneyInWords(deposit)} (${deposit.paragraph})` : 'none is asked for'] as const,
  ...ofType(events, 'DepositPaid').map(
    (paid) => ['Paid', html`${moneyInWords(paid)} to ${person(file, paid.to)}, ${instant(paid.at)}`] as const,
  ),
  ...ofType(events, 'DepositReturned').map(
    ({ by, at, paragraph, reason, overturnedBy }) =>
      [
        'Returned',
        html`by ${person(file, by)}, ${instant(at)}
        (${paragraph})${overturnedBy === undefined ? '' : `, as ${overturnedBy} has it`}: ${said(reason)}`,
      ] as const,
  ),
  ...ofType(events, 'DepositForfeited').map(
    ({ by, at, paragraph, ground, reason, furtherGrounds = [] }) =>
      [
        'Forfeited',
        html`by ${person(file, by)}, ${instant(at)} (${paragraph}, ${spaced(ground)}):
        ${said(reason)}${furtherGrounds.map((one) => html`; ${spaced(one.ground)}: ${said(one.reason)}`)}`,
      ] as const,
  ),
];

const lodgedFacts = (file: CaseFile, events: Events, lodged: AppealEventData<'AppealLodged'>): Html =>
  facts([
    ['Against', lodged.against],
    ['Appellant', person(file, lodged.appellant)],
    ['Respondent', lodged.respondents.length === 0 ? 'nobody' : people(file, lodged.respondents)],
    ['Lodged by', html`${people(file, lodged.lodgedBy)} (${lodged.capacity}), ${instant(lodged.at)}`],
    ...ofType(events, 'ConsentGiven').map(
      ({ by, at }) => ['Agreed', html`${person(file, by)}, ${instant(at)}`] as const,
    ),
    ['Received by', person(file, lodged.receivedBy)],
    ['In time', html`until ${instant(lodged.period.until)} (${lodged.period.paragraph})`],
    ['Another time allowed by', lodged.toleratedBy ?? null],
    ['Parts', lodged.parts.map(spaced).join(', ')],
    ['Not there to hear it', (lodged.absent ?? []).map(spaced).join(', ')],
    ['Instance', `${spaced(lodged.instance)}, ${lodged.procedure} procedure (${lodged.ladder})`],
    ['Grounds', said(lodged.grounds)],
    ['Asks for', lodged.asksFor === undefined ? null : said(lodged.asksFor)],
    ...depositFacts(file, events, lodged),
  ]);

const committee = (file: CaseFile, events: Events): Html =>
  list(
    [
      ...ofType(events, 'CommitteeConvened').map(
        ({ instance, by, at, members, chair, single }) =>
          html`${spaced(instance)}, called by ${person(file, by)}, ${instant(at)}:
          ${people(
            file,
            members.map(({ member }) => member),
          )}${chair === undefined ? NOTHING : html`; chair ${person(file, chair)}`}${single === undefined ? NOTHING : html`; one person alone: ${said(single)}`}`,
      ),
      ...ofType(events, 'MemberStoodDown').map(
        ({ member, ground, reason, replacedBy }) =>
          html`${person(file, member)} stood down (${spaced(ground)}):
          ${said(reason)}${replacedBy === undefined ? NOTHING : html`; ${person(file, replacedBy)} sits instead`}`,
      ),
    ],
    'No committee has been called.',
  );

const heard = (file: CaseFile, events: Events): Html =>
  list([
    ...ofType(events, 'HearingOpened').map(
      ({ at, procedure, statementsUntil, present, partiesInformed }) =>
        html`Opened ${instant(at)},
        ${procedure}${statementsUntil === undefined ? '' : `, statements until ${statementsUntil}`}${present === undefined ? NOTHING : html`; present ${people(file, present)}`};
        the parties ${partiesInformed ? 'had been' : 'had not been'} informed`,
    ),
    ...ofType(events, 'PartyHeard').map(
      ({ party, by, at, text }) =>
        html`${instant(at)}, ${party}${by === undefined ? NOTHING : html` ${person(file, by)}`}: ${said(text)}`,
    ),
    ...ofType(events, 'WrittenStatementFiled').map(
      ({ party, by, at, text }) =>
        html`In writing, ${instant(at)}, ${party}${by === undefined ? NOTHING : html` ${person(file, by)}`}:
        ${said(text)}`,
    ),
    ...ofType(events, 'HearingClosed').map(({ at }) => html`Closed ${instant(at)}`),
  ]);

const votes = (file: CaseFile, events: Events): Html => {
  const taken = ofType(events, 'VoteTaken');
  if (taken.length === 0) return list([]);
  return table(
    'Votes',
    ['About', 'Motion', 'For', 'Against', 'Abstained'],
    taken.map(({ about, motion, for: ayes, against, abstained = [] }) => [
      about,
      said(motion),
      people(file, ayes),
      people(file, against),
      people(file, abstained),
    ]),
  );
};

const decided = (
  file: CaseFile,
  { instance, by, at, reasons, facts: found = [], ...data }: AppealEventData<'AppealDecided' | 'LawPartDecided'>,
): Html =>
  html`${facts([
    ['Decided by', html`${spaced(instance)}, ${person(file, by)}, ${instant(at)}`],
    ['Decision', decisionInWords(data)],
    ['Reasons', said(reasons)],
  ])}${list(
    found.map(({ text, basis }) => html`Fact (${spaced(basis)}): ${said(text)}`),
    'No facts beside those of the ruling.',
  )}`;

const decisions = (file: CaseFile, events: Events): Html =>
  html`${events.map(({ event }) =>
    event.type === 'AppealDecided' || event.type === 'LawPartDecided' ? decided(file, event.data) : NOTHING,
  )}${list(
    [
      ...ofType(events, 'RecommendationMade').map(
        ({ by, to, text, paragraph }) =>
          html`Recommended by ${person(file, by)} to ${spaced(to)} (${paragraph}): ${said(text)}`,
      ),
      ...ofType(events, 'DissentRecorded').map(({ by, text }) => html`Dissent of ${person(file, by)}: ${said(text)}`),
      ...ofType(events, 'DecisionTold').map(
        ({ at, to, decision, furtherUntil, paragraph }) =>
          html`The decision of ${nthEvent(decision)} told to ${people(file, to)}, ${instant(at)}; further appeal
          ${furtherUntil === null ? 'not possible' : html`until ${instant(furtherUntil)}`} (${paragraph})`,
      ),
    ],
    'Nothing beside it is on record.',
  )}`;

const fate = (file: CaseFile, events: Events): Html =>
  list(
    [
      ...ofType(events, 'AppealRefused').map(
        ({ by, at, paragraph, reason }) =>
          html`Not heard, by ${person(file, by)}, ${instant(at)} (${paragraph}): ${said(reason)}`,
      ),
      ...ofType(events, 'AppealRedirected').map(
        ({ by, at, to, reason }) => html`Against ${to} from ${instant(at)} on, by ${person(file, by)}: ${said(reason)}`,
      ),
      ...ofType(events, 'AppealReferred').map(
        ({ by, at, to, procedure, paragraph, reason }) =>
          html`Sent to ${spaced(to)} by ${person(file, by)}, ${instant(at)}, ${procedure} procedure (${paragraph}):
          ${said(reason)}`,
      ),
      ...ofType(events, 'AppealWithdrawn').map(
        ({ by, at, paragraph, reason }) =>
          html`Withdrawn by ${people(file, by)}, ${instant(at)} (${paragraph}): ${said(reason)}`,
      ),
      ...ofType(events, 'AppealTakenFurther').map(
        ({ by, at, to, as, reason }) =>
          html`Taken further to ${spaced(to)} by ${person(file, by)}, ${instant(at)}, as appeal ${as}: ${said(reason)}`,
      ),
      ...ofType(events, 'AppealFinal').map(
        ({ at, paragraph, reason }) => html`Final, ${instant(at)} (${paragraph}): ${said(reason)}`,
      ),
    ],
    'The case is open.',
  );

/** One instance: how the appeal came, who heard it, what was decided. */
const appealSection = (file: CaseFile, id: string, events: Events): Section => {
  const [lodged] = ofType(events, 'AppealLodged');
  return section(
    `appeal-${id}`,
    `Appeal ${id}`,
    lodged ? lodgedFacts(file, events, lodged) : NOTHING,
    html`<h3>Committee</h3>`,
    committee(file, events),
    html`<h3>Hearing</h3>`,
    heard(file, events),
    html`<h3>Votes</h3>`,
    votes(file, events),
    html`<h3>Decision</h3>`,
    decisions(file, events),
    html`<h3>What became of it</h3>`,
    fate(file, events),
  );
};

/** Every instance that the case has been before, the first one first. */
export const appealSections = (file: CaseFile, { appeals }: CaseStreams): readonly Section[] =>
  [...appeals].map(([id, events]) => appealSection(file, id, events));
