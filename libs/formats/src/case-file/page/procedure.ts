import type { BoardEvent } from '@app/contract';
import { seatName } from '@app/bridge';
import { citation } from '@app/laws';
import { foldBoard, viewTable } from '@app/session';
import { spaced } from '../decision-text';
import type { CaseFile, CaseStreams, Read } from '../case-file';
import { type Html, type Section, NOTHING, html, list, said, section, table } from './markup';
import { aboutAct, eventsInWords, person } from './words';

type Told<T extends BoardEvent['type']> = Extract<BoardEvent, { type: T }>['data'];

const ofType = <T extends BoardEvent['type']>(board: readonly Read<BoardEvent>[], type: T): readonly Told<T>[] =>
  board.flatMap(({ event }) => (event.type === type ? [event.data as Told<T>] : []));

const BASIS = { agreed: 'agreed', 'balance-of-probabilities': 'on the balance of probabilities' } as const;

type Asked = Told<'PollTaken'>['asked'];

/** The answers of those of one strength, each with how often it was given. */
const answersOf = (asked: Asked): string => {
  const counts = new Map<string, number>();
  for (const { answer } of asked) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].map(([answer, count]) => `${answer} (${count})`).join('; ');
};

const byStrength = (asked: Asked): readonly (readonly (Html | string)[])[] =>
  [...new Set(asked.map(({ strength }) => strength ?? 'not said'))].map((strength) => {
    const those = asked.filter((one) => (one.strength ?? 'not said') === strength);
    return [said(strength), `${those.length}`, said(answersOf(those))];
  });

const polls = (file: CaseFile, board: readonly Read<BoardEvent>[]): Html =>
  html`${ofType(board, 'PollTaken').map(
    ({ question, asked, act }) =>
      html`<p>${said(question)}${aboutAct(file.view, act)}</p>
        ${table(`${asked.length} were asked`, ['Strength', 'Asked', 'Answers'], byStrength(asked))}`,
  )}`;

/** The options that were open when somebody chose, or was told of them. */
const openOptions = (before: readonly Read<BoardEvent>[], law: string | null): string => {
  const state = foldBoard(before.map(({ event }) => event));
  const open = state ? viewTable(state.table).options.filter((one) => law === null || one.law === law) : [];
  return open
    .map(({ law: by, for: chooser, choices }) => {
      const who = chooser === 'director' ? 'the director' : seatName(chooser);
      return `${who} ${choices.map(spaced).join(' or ')} (${by})`;
    })
    .join('; ');
};

/** An option that was offered or chosen, with what else could have been. */
const optionNotes = (
  { view }: CaseFile,
  before: readonly Read<BoardEvent>[],
  { event }: Read<BoardEvent>,
): readonly Html[] => {
  if (event.type === 'OptionsOffered') {
    const open = openOptions(before, null);
    return [html`The director explained the options${aboutAct(view, event.data.act)}${open === '' ? '' : `: ${open}`}`];
  }
  if (event.type !== 'OptionChosen') return [];
  const { seat, law, choice, act } = event.data;
  const open = openOptions(before, law.paragraph);
  const who = seat === undefined ? 'The director' : seatName(seat);
  const among = open === '' ? '' : `; open was ${open}`;
  return [html`${who} chose ${spaced(choice)} (${citation(law)})${aboutAct(view, act)}${among}`];
};

/** What the players told the director, what was found, offered, chosen and judged. */
export const procedureSection = (file: CaseFile, { board }: CaseStreams): Section => {
  const { view } = file;
  const about = (act: number | undefined): string => aboutAct(view, act);
  const calls = [
    ...ofType(board, 'AttentionDrawn').map(({ by, act }) => html`${seatName(by)} drew attention${about(act)}`),
    ...ofType(board, 'RightsReserved').map(({ by, act }) => html`${seatName(by)} reserved rights${about(act)}`),
    ...ofType(board, 'DirectorCalled').map(({ by, act }) => html`${seatName(by)} called the director${about(act)}`),
  ];
  const asked = ofType(board, 'PollTaken');
  return section(
    'procedure',
    'Statements, facts and judgements',
    html`<h3>Calls of the director</h3>`,
    list(calls),
    html`<h3>Statements</h3>`,
    list([
      ...ofType(board, 'StatementTaken').map(({ by, text, act }) => html`${seatName(by)}${about(act)}: ${said(text)}`),
      ...ofType(board, 'SpectatorSpoke').map(({ text, act }) => html`A spectator${about(act)}: ${said(text)}`),
    ]),
    html`<h3>Facts found</h3>`,
    list(
      ofType(board, 'FactFound').map(
        ({ text, basis, act, statements = [] }) =>
          html`${said(text)}${about(act)},
          ${BASIS[basis]}${statements.length === 0 ? '' : `, from what was stated in ${eventsInWords(statements)}`}`,
      ),
    ),
    html`<h3>Options</h3>`,
    list(board.flatMap((one, index) => optionNotes(file, board.slice(0, index), one))),
    html`<h3>Judgements</h3>`,
    list(
      ofType(board, 'JudgementMade').map(
        ({ question, answer, law, act, reasons, by }) =>
          html`${spaced(question)}: ${spaced(answer)}
          (${citation(law)})${about(act)}${by === undefined ? NOTHING : html`, ${person(file, by)}`}${reasons === undefined ? NOTHING : html`: ${said(reasons)}`}`,
      ),
    ),
    html`<h3>Polls</h3>`,
    asked.length === 0 ? list([]) : polls(file, board),
  );
};
