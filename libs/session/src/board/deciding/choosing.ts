import type { BoardEvent } from '@app/contract';
import type { LawRef, Seat } from '@app/bridge';
import { partnerOf } from '@app/bridge';
import type { Option, Question } from '@app/laws';
import { ENGINE, judgeJudgement, lawRef, questionRaised } from '@app/laws';
import type { Decision } from '../../event';
import { accept, refuse } from '../../event';
import type { Board } from '../fold';
import type { DataOf } from './common';

const cited = ({ opened }: Board, paragraph: string): LawRef => lawRef(opened.laws, opened.regulations, paragraph);

/** `'52B for S (accept, require) about event 14'` */
const optionInWords = ({ law, act, for: chooser, choices }: Option): string =>
  `${law} for ${chooser} (${choices.join(', ')}) about event ${act}`;

const openOptions = ({ table }: Board): string =>
  table.options.length === 0 ? 'no option is open' : `open are ${table.options.map(optionInWords).join('; ')}`;

/** Whether it is this player's to choose, or the director's where no seat is named. */
const isFor = ({ for: chooser, orPartner }: Board['table']['options'][number], seat: Seat | undefined): boolean =>
  chooser === (seat ?? 'director') || (orPartner === true && seat !== undefined && chooser === partnerOf(seat));

/** A player, or the director where no seat is named, takes an option that is open to him. */
export const choose = (board: Board, { seat, law, choice, act }: DataOf<'Choose'>): Decision<BoardEvent> => {
  const option = board.table.options.find(
    (one) =>
      one.law === law && isFor(one, seat) && one.choices.includes(choice) && (act === undefined || one.act === act),
  );
  if (!option) {
    const about = act === undefined ? '' : ` about event ${act}`;
    return refuse(
      'OptionNotOpen',
      `${seat ?? 'the director'} cannot choose ${choice} under ${law}${about} now: ${openOptions(board)}`,
    );
  }
  return accept({
    type: 'OptionChosen',
    data: { ...(seat === undefined ? {} : { seat }), law: cited(board, law), choice, act: option.act },
  });
};

const openQuestions = ({ table }: Board): string =>
  table.questions.length === 0
    ? 'no question is open'
    : `open are ${table.questions.map((one) => `${one.question} (${one.answers.join(', ')})`).join('; ')}`;

/** The last analysis of the claim that is judged stands beside the judgement, which is a person's all the same. */
const withAdvice = ({ advice }: Board, { against }: Question): { readonly advice?: number } => {
  const last = advice.findLast(({ act }) => act === against);
  return last ? { advice: last.at } : {};
};

/** A judgement that a rule waits for, or that the director makes of his own accord; its maker and reasons beside it. */
export const judge = (board: Board, { question, answer, act, ...grounds }: DataOf<'Judge'>): Decision<BoardEvent> => {
  const asked =
    board.table.questions.find((one) => one.question === question && (act === undefined || one.act === act)) ??
    (act === undefined || act > board.revision ? null : questionRaised(board.table, question, act));
  if (asked?.answers.includes(answer) !== true) {
    const what = asked
      ? `${question} is answered by ${asked.answers.join(' or ')}, not ${answer}`
      : openQuestions(board);
    return refuse('QuestionNotOpen', `${question} cannot be answered with ${answer} now: ${what}`);
  }
  const data = { question, answer, act: asked.act };
  const findings = judgeJudgement(board.table, data);
  return accept<BoardEvent>(
    { type: 'JudgementMade', data: { ...data, law: cited(board, asked.law), ...grounds, ...withAdvice(board, asked) } },
    ...findings.map(({ seat, rule, law, act: about }): BoardEvent => ({
      type: 'InfractionNoted',
      data: { act: about, seat, rule, law, engine: ENGINE },
    })),
  );
};
