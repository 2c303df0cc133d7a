import { message } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import { citation } from '@app/laws';
import {
  type Decisions,
  NO_DECISIONS,
  amendmentOf,
  appealOver,
  boardEventMessage,
  foldBoard,
  isInForce,
  reversalOf,
} from '@app/session';
import { Facts, List, Part, apart, inline } from './blocks';
import { type Reader, Said, useReader } from './reader';

type RulingGiven = Extract<BoardEvent, { type: 'RulingGiven' }>['data'];

const penalties = ({ value }: Reader, { penalties: all = [] }: RulingGiven): string =>
  value({
    list: all.map(({ contestant, amount, offence, paragraph }) =>
      message('case.ruled-penalty', {
        contestant,
        amount: message('event.amount', { value: { exact: String(amount.value) }, unit: amount.unit }),
        offence: { name: offence, of: 'offence' },
        paragraph: { paragraph },
      }),
    ),
    joined: 'apart',
  });

/** The events that it rests on, by what they are. */
const groundsOf = ({ value, event }: Reader, { grounds = {} }: RulingGiven): string =>
  value({
    list: Object.entries(grounds)
      .filter(([, acts]) => acts.length > 0)
      .map(([kind, acts]) => message('case.ground', { kind, events: { list: acts.map(event), joined: 'and' } })),
    joined: 'apart',
  });

/** What has become of a ruling, and why. */
const standing = ({ say, person, event, paragraph }: Reader, decisions: Decisions, at: number) => {
  const reversal = reversalOf(decisions, at);
  if (reversal) {
    const { by, authority, law, reasons } = reversal.data;
    return say('case.reversed', {
      by: person(by),
      authority: message(`event.office.${authority}`),
      law: paragraph(citation(law)),
      event: event(reversal.at),
      reasons: <Said text={reasons} />,
    });
  }
  const amendment = amendmentOf(decisions, at);
  if (amendment)
    return say('case.amended', { event: event(amendment.at), reasons: <Said text={amendment.data.reasons} /> });
  const change = appealOver(decisions, at);
  if (change) return say('case.changed-on-appeal', { event: event(change.at) });
  return say(isInForce(decisions, at) ? 'case.in-force' : 'case.not-in-force');
};

/** Who was told of a ruling, one after the other. */
const told = ({ say, people, when }: Reader, { told: all }: Decisions, ruling: number) => {
  const those = all.filter(({ data }) => data.ruling === ruling);
  if (those.length === 0) return say('case.not-told');
  return apart(
    those.map(({ data: { to, at, appealUntil } }) =>
      say('case.told', {
        people: people(to),
        at: when(at),
        until: appealUntil === undefined ? null : when(appealUntil),
      }),
    ),
  );
};

const isScore = (event: BoardEvent) => event.type === 'ScoreAdjusted' || event.type === 'TricksTransferred';

/** The ruling that a score or a transfer of tricks belongs to. */
const rulingOf = ({ data }: BoardEvent): number | undefined => ('ruling' in data ? data.ruling : undefined);

interface RulingProps {
  readonly decisions: Decisions;
  readonly at: number;
  readonly data: RulingGiven;
}

const Ruling = ({ decisions, at, data }: RulingProps) => {
  const reader = useReader();
  const { say, person, act, event, laws, sentence, streams } = reader;
  const consulted = data.consulted?.map(({ who, as }) => inline(person(who), ', ', <Said text={as} />));
  return (
    <>
      <h3 id={`ruling-${at}`}>{say('case.ruling-of', { event: event(at), by: person(data.by) })}</h3>
      <Facts
        facts={[
          ['case.label.status', standing(reader, decisions, at)],
          ['case.label.about', apart(data.about?.map(act))],
          ['case.label.paragraphs', laws(data.laws)],
          ['case.label.rests-on', groundsOf(reader, data)],
          ['case.label.rectification', data.rectification && <Said text={data.rectification} />],
          ['case.label.reasons', <Said text={data.reasons} />],
          ['case.label.penalties', penalties(reader, data)],
          ['case.label.consulted', apart(consulted)],
          ['case.label.amends', data.amends === undefined ? null : event(data.amends)],
          ['case.label.built-on', (data.builtOn ?? []).join(', ')],
          ['case.label.directors-error', data.directorsError === true ? say('case.directors-error') : null],
          ['case.label.right-of-appeal', say(data.rightOfAppeal ? 'case.pointed-out' : 'case.not-pointed-out')],
          ['case.label.told', told(reader, decisions, at)],
        ]}
      />
      <List
        items={streams.board.flatMap(({ event: one }) =>
          isScore(one) && rulingOf(one) === at ? [sentence(boardEventMessage(one))] : [],
        )}
        none="case.no-other-score"
      />
    </>
  );
};

const BESIDE: readonly BoardEvent['type'][] = ['RulingReversed', 'RulingReviewed', 'ScoreCorrected'];

/** Every ruling, whatever has become of it, and what else was decided about the score. */
export const RulingsSection = () => {
  const { streams, sentence, event } = useReader();
  const decisions = foldBoard(streams.board.map((one) => one.event))?.decisions ?? NO_DECISIONS;
  const beside = streams.board.filter(
    ({ event: one }) => BESIDE.includes(one.type) || (isScore(one) && rulingOf(one) === undefined),
  );
  return (
    <>
      {decisions.rulings.length === 0 && <List items={[]} />}
      {decisions.rulings.map(({ at, data }) => (
        <Ruling key={at} decisions={decisions} at={at} data={data} />
      ))}
      <Part
        head="case.head.other-scores"
        items={beside.map((one) => inline(event(one.stored.revision), ': ', sentence(boardEventMessage(one.event))))}
      />
    </>
  );
};
