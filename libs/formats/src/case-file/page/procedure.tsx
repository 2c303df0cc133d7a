import type { BoardEvent } from '@app/contract';
import { boardEventMessage, foldBoard, viewTable } from '@app/session';
import type { Read } from '../case-file';
import { Part, Table, inline } from './blocks';
import { type Reader, Said, isOf, ofType, useReader } from './reader';

type Events = readonly Read<BoardEvent>[];
type PollTaken = Extract<BoardEvent, { type: 'PollTaken' }>['data'];
type Asked = PollTaken['asked'];

/** An event as a sentence, with the act that it is about. */
const told = ({ sentence, about, file }: Reader, event: BoardEvent) => {
  const { data } = event;
  return inline(sentence(boardEventMessage(event)), file.view && 'act' in data && about(data.act));
};

const allTold = (reader: Reader, events: Events, ...types: readonly BoardEvent['type'][]) =>
  events.flatMap(({ event }) => (types.includes(event.type) ? [told(reader, event)] : []));

/** What is said and done beside the calls and the cards. */
const NOTES = [
  ...(['AlertGiven', 'AnnouncementMade', 'QuestionAsked', 'ExplanationGiven', 'ExplanationCorrected'] as const),
  ...(['TempoNoted', 'RemarkMade', 'MannerNoted'] as const),
] as const satisfies readonly BoardEvent['type'][];
type Note = Extract<BoardEvent, { type: (typeof NOTES)[number] }>;

const note = ({ sentence, say, name, place, value }: Reader, event: Note) => {
  if (event.type !== 'ExplanationGiven') return sentence(boardEventMessage(event));
  const { by, manner, to, text } = event.data;
  return say('case.explanation', {
    by: place(by),
    manner: name(manner),
    to: to ? value({ list: to.map(place), joined: 'and' }) : null,
    text: <Said text={text} />,
  });
};

/** What is on record about a call. */
export const notesOnCall = (reader: Reader, act: number) =>
  reader.streams.board.flatMap(({ event }) =>
    isOf(event, ...NOTES) && event.data.act === act ? [note(reader, event)] : [],
  );

/** What is on record about a card, or about nothing in particular. */
export const otherNotes = (reader: Reader) =>
  reader.streams.board.flatMap(({ event }) =>
    isOf(event, ...NOTES) && reader.file.view?.auction.some(({ act }) => act === event.data.act) !== true
      ? [inline(note(reader, event), reader.about(event.data.act))]
      : [],
  );

/** The answers of those of one strength, each with how often it was given. */
const answersOf = (asked: Asked): string => {
  const counts = new Map<string, number>();
  for (const { answer } of asked) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].map(([answer, count]) => `${answer} (${count})`).join('; ');
};

const Poll = ({ poll: { question, asked, act } }: { readonly poll: PollTaken }) => {
  const { say, about } = useReader();
  const strengths = [...new Set(asked.map(({ strength }) => strength))];
  return (
    <>
      <p>
        <Said text={question} />
        {about(act)}
      </p>
      <Table
        caption={say('case.asked', { asked: asked.length })}
        head={['case.column.strength', 'case.column.asked', 'case.column.answers']}
        rows={strengths.map((strength) => {
          const those = asked.filter((one) => one.strength === strength);
          return [
            strength === undefined ? say('case.not-said') : <Said text={strength} />,
            those.length,
            <Said text={answersOf(those)} />,
          ];
        })}
      />
    </>
  );
};

/** The options that were open when somebody chose, or was told of them. */
const openOptions = ({ value, place, name }: Reader, before: Events, law: string | null): string | null => {
  const state = foldBoard(before.map(({ event }) => event));
  const open = state ? viewTable(state.table).options.filter((one) => law === null || one.law === law) : [];
  const options = open.map(({ law: by, for: chooser, choices }) => {
    const who = chooser === 'director' ? name('director') : place(chooser);
    return `${who}: ${value({ list: choices.map((choice) => ({ name: choice })), joined: 'or' })} (${by})`;
  });
  return options.length === 0 ? null : options.join('; ');
};

/** An option that was offered or chosen, with what else could have been. */
const optionNotes = (reader: Reader, before: Events, event: BoardEvent) => {
  if (!isOf(event, 'OptionsOffered', 'OptionChosen')) return [];
  const open = openOptions(reader, before, event.type === 'OptionChosen' ? event.data.law.paragraph : null);
  return [inline(told(reader, event), open !== null && reader.say('case.open-options', { options: open }))];
};

/** What the players told the director, what was found, offered, chosen and judged. */
export const ProcedureSection = () => {
  const reader = useReader();
  const { board } = reader.streams;
  const polls = ofType(board, 'PollTaken');
  return (
    <>
      <Part
        head="case.head.director-calls"
        items={allTold(reader, board, 'AttentionDrawn', 'RightsReserved', 'DirectorCalled')}
      />
      <Part head="case.head.statements" items={allTold(reader, board, 'StatementTaken', 'SpectatorSpoke')} />
      <Part head="case.head.facts" items={allTold(reader, board, 'FactFound')} />
      <Part
        head="case.head.options"
        items={board.flatMap(({ event }, index) => optionNotes(reader, board.slice(0, index), event))}
      />
      <Part head="case.head.judgements" items={allTold(reader, board, 'JudgementMade')} />
      {polls.length === 0 ? (
        <Part head="case.head.polls" items={[]} />
      ) : (
        <>
          <h3>{reader.say('case.head.polls')}</h3>
          {polls.map((poll, index) => (
            <Poll key={index} poll={poll} />
          ))}
        </>
      )}
    </>
  );
};

/** What the Laws engine found, and who may use which information. */
export const FindingsSection = () => {
  const { file, say, act, about, place, value, name } = useReader();
  const rule = (of: string): string => value({ name: of, of: 'rule' });
  const { irregularities = [], information = [], closedReviews = [] } = file.view ?? {};
  return (
    <>
      <Part
        head="case.head.irregularities"
        items={irregularities.map((one) =>
          inline(act(one.act), `, ${place(one.seat)}: ${rule(one.rule)} (${one.law}), ${name(one.status)}`),
        )}
      />
      <Part
        head="case.head.information"
        items={information
          .filter(({ unauthorised }) => unauthorised.length > 0)
          .map((one) =>
            say('case.information', {
              kind: { name: one.kind },
              act: act(one.act),
              law: one.law,
              disputed: one.disputed === true ? 'yes' : 'no',
              sides: { list: one.unauthorised.map((side) => ({ side })) },
            }),
          )}
      />
      <Part
        head="case.head.reviews"
        items={closedReviews.map((one) =>
          inline(one.law, about(one.act), `: ${name(one.decision)}, ${one.by}: `, <Said text={one.reasons} />),
        )}
      />
    </>
  );
};
