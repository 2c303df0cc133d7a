import { message } from '@app/bridge';
import type { AppealEvent, AppealEventData } from '@app/contract';
import { appealEventMessage } from '@app/session';
import { citation } from '@app/laws';
import type { CasePageCode } from '@app/messages';
import type { Read } from '../case-file';
import { sidesMessage } from '../worth';
import { type Fact, Facts, List, Part, Table, inline } from './blocks';
import { type Reader, Said, isOf, ofType, useReader } from './reader';

type Events = readonly Read<AppealEvent>[];

/** An event as a sentence, behind when it was and who did it, where the sentence does not say that. */
const told = ({ sentence, when, person }: Reader, event: AppealEvent) => {
  const said = appealEventMessage(event);
  const { data } = event;
  const by = 'by' in data && typeof data.by === 'string' && !('by' in said.params) ? data.by : null;
  const at = 'at' in data && !('at' in said.params) && inline(when(data.at), ': ');
  return inline(at, sentence(said), by !== null && inline(' (', person(by), ')'));
};

/** All events of these types, in their order. */
const allTold = (reader: Reader, events: Events, ...types: readonly AppealEvent['type'][]) =>
  events.flatMap(({ event }) => (types.includes(event.type) ? [told(reader, event)] : []));

const DEPOSIT: Partial<Record<AppealEvent['type'], CasePageCode>> = {
  DepositPaid: 'case.label.paid',
  DepositReturned: 'case.label.returned',
  DepositForfeited: 'case.label.forfeited',
};

const Lodged = ({ events, lodged }: { readonly events: Events; readonly lodged: AppealEventData<'AppealLodged'> }) => {
  const reader = useReader();
  const { say, person, people, when, name, named, paragraph, value } = reader;
  const { deposit, period } = lodged;
  const by = inline(people(lodged.lodgedBy), ` (${name(lodged.capacity)}), `, when(lodged.at));
  const consents = ofType(events, 'ConsentGiven').map((one): Fact => [
    'case.label.agreed',
    <>
      {person(one.by)}, {when(one.at)}
    </>,
  ]);
  const paid = events.flatMap(({ event }): readonly Fact[] => {
    const label = DEPOSIT[event.type];
    return label === undefined ? [] : [[label, told(reader, event)]];
  });
  return (
    <Facts
      facts={[
        ['case.label.against', lodged.against],
        ['case.label.appellant', person(lodged.appellant)],
        ['case.label.respondent', lodged.respondents.length === 0 ? say('case.nobody') : people(lodged.respondents)],
        ['case.label.lodged-by', by],
        ...consents,
        ['case.label.received-by', person(lodged.receivedBy)],
        [
          'case.label.in-time',
          say('case.until', { until: when(period.until), paragraph: paragraph(period.paragraph) }),
        ],
        ['case.label.other-time', lodged.toleratedBy],
        ['case.label.parts', named(lodged.parts, 'part')],
        ['case.label.absent', named(lodged.absent ?? [])],
        [
          'case.label.instance',
          say('case.instance', {
            instance: { name: lodged.instance, of: 'instance' },
            procedure: { name: lodged.procedure, of: 'procedure' },
            ladder: lodged.ladder,
          }),
        ],
        ['case.label.grounds', <Said text={lodged.grounds} />],
        ['case.label.asks-for', lodged.asksFor && <Said text={lodged.asksFor} />],
        [
          'case.label.deposit',
          deposit
            ? `${value(deposit.amount)} ${deposit.currency} (${paragraph(deposit.paragraph)})`
            : say('case.no-deposit'),
        ],
        ...paid,
      ]}
    />
  );
};

const Votes = ({ events }: { readonly events: Events }) => {
  const { say, people, value } = useReader();
  const taken = ofType(events, 'VoteTaken');
  if (taken.length === 0) return <List items={[]} />;
  return (
    <Table
      caption={say('case.head.votes')}
      head={[
        'case.column.about',
        'case.column.motion',
        'case.column.for',
        'case.column.against',
        'case.column.abstained',
      ]}
      rows={taken.map(({ about, motion, for: ayes, against, abstained = [] }) => [
        value({ name: about, of: 'part' }),
        <Said text={motion} />,
        people(ayes),
        people(against),
        people(abstained),
      ])}
    />
  );
};

/** What an instance decided, with its paragraphs and the score. */
const decisionOf = (
  { value }: Reader,
  { ruling, laws, outcome, penalties = [] }: AppealEventData<'AppealDecided' | 'LawPartDecided'>,
): string =>
  value({
    list: [
      message('case.decision', {
        ruling: message(`event.ruling.${ruling}`),
        laws: { list: laws.map((law) => ({ paragraph: citation(law) })) },
      }),
      ...(outcome ? [sidesMessage(outcome)] : []),
      ...penalties.map(({ penalty, amount, paragraph }) =>
        message('case.penalty', {
          penalty,
          amount: amount
            ? message('event.amount', { value: { exact: String(amount.value) }, unit: amount.unit })
            : null,
          paragraph: { paragraph },
        }),
      ),
    ],
    joined: 'apart',
  });

const Decided = ({ data }: { readonly data: AppealEventData<'AppealDecided' | 'LawPartDecided'> }) => {
  const reader = useReader();
  const { say, person, when, value } = reader;
  const by = inline(value({ name: data.instance, of: 'instance' }), ', ', person(data.by), ', ', when(data.at));
  return (
    <>
      <Facts
        facts={[
          ['case.label.decided-by', by],
          ['case.label.decision', decisionOf(reader, data)],
          ['case.label.reasons', <Said text={data.reasons} />],
        ]}
      />
      <List
        items={(data.facts ?? []).map(({ text, basis }) =>
          say('case.fact', { basis: { name: basis }, text: <Said text={text} /> }),
        )}
        none="case.no-other-facts"
      />
    </>
  );
};

/** One instance: how the appeal came, who heard it, what was decided. */
export const AppealSection = ({ events }: { readonly events: Events }) => {
  const reader = useReader();
  const { say, people } = reader;
  const [lodged] = ofType(events, 'AppealLodged');
  const heard = events.flatMap(({ event }) => {
    if (!isOf(event, 'HearingOpened', 'PartyHeard', 'WrittenStatementFiled', 'HearingClosed')) return [];
    const present = isOf(event, 'HearingOpened') ? event.data.present : undefined;
    return [inline(told(reader, event), present && say('case.present', { people: people(present) }))];
  });
  const further = events.flatMap(({ event }) => {
    if (!isOf(event, 'RecommendationMade', 'DissentRecorded', 'DecisionTold')) return [];
    const isLast = isOf(event, 'DecisionTold') && event.data.furtherUntil === null;
    return [inline(told(reader, event), isLast && say('case.no-further-appeal'))];
  });
  return (
    <>
      {lodged && <Lodged events={events} lodged={lodged} />}
      <Part
        head="case.head.committee"
        items={allTold(reader, events, 'CommitteeConvened', 'MemberStoodDown')}
        none="case.no-committee"
      />
      <Part head="case.head.hearing" items={heard} />
      <h3>{say('case.head.votes')}</h3>
      <Votes events={events} />
      <h3>{say('case.head.decision')}</h3>
      {events.map(
        ({ event }, index) =>
          isOf(event, 'AppealDecided', 'LawPartDecided') && <Decided key={index} data={event.data} />,
      )}
      <List items={further} none="case.nothing-beside" />
      <Part
        head="case.head.fate"
        items={allTold(
          reader,
          events,
          ...(['AppealRefused', 'AppealRedirected', 'AppealReferred'] as const),
          ...(['AppealWithdrawn', 'AppealTakenFurther', 'AppealFinal'] as const),
        )}
        none="case.open"
      />
    </>
  );
};
