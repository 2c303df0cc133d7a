import type { BoardEvent } from '@app/contract';
import { type LawRef, type Message, type Seat, partnerOf } from '@app/bridge';
import { type Option, type Question, ENGINE, judgeJudgement, lawRef, questionRaised } from '@app/laws';
import { type Decision, accept, refuse } from '../../event';
import { namesOf } from '../../event-messages';
import { reason } from '../../refusal-reasons';
import type { Board } from '../fold';
import type { DataOf } from './common';

const cited = ({ opened }: Board, paragraph: string): LawRef => lawRef(opened.laws, opened.regulations, paragraph);

/** `'52B for S (accept, require) about event 14'` */
const openOption = ({ law, act, for: chooser, choices }: Option): Message =>
  reason('open-option', {
    law,
    chooser: chooser === 'director' ? { authority: chooser } : { seat: chooser },
    choices: namesOf(choices),
    event: act,
  });

const openOptions = ({ table }: Board): Message =>
  table.options.length === 0
    ? reason('no-option-open')
    : reason('open-are', { open: { list: table.options.map(openOption), joined: 'apart' } });

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
    return refuse(
      'OptionNotOpen',
      reason('cannot-be-chosen', {
        chooser: seat ? { seat } : reason('the-director'),
        choice: { name: choice },
        law,
        about: act === undefined ? 'none' : 'event',
        event: act ?? 0,
        open: openOptions(board),
      }),
    );
  }
  return accept({
    type: 'OptionChosen',
    data: { ...(seat === undefined ? {} : { seat }), law: cited(board, law), choice, act: option.act },
  });
};

const openQuestions = ({ table }: Board): Message =>
  table.questions.length === 0
    ? reason('no-question-open')
    : reason('open-are', {
        open: {
          list: table.questions.map(({ question, answers }) =>
            reason('open-question', { question: { name: question }, answers: namesOf(answers) }),
          ),
          joined: 'apart',
        },
      });

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
    const why = asked
      ? reason('other-answers', {
          question: { name: question },
          answers: { list: asked.answers.map((name) => ({ name })), joined: 'or' },
          answer: { name: answer },
        })
      : openQuestions(board);
    return refuse(
      'QuestionNotOpen',
      reason('cannot-be-answered', { question: { name: question }, answer: { name: answer }, why }),
    );
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
