import { type Message, type SaidCall, type Seat, leftOf, legalCalls, message } from '@app/bridge';
import { type Act, type Irregularity, type Question, type TableState, tableAfter } from '@app/laws';
import { aSeat } from '../../event-messages';
import { untilMessage } from '../until-message';
import { type Asked, howAsked } from './asked';
import { followsBetween } from './follows';

/** One of several ways to go on, with what follows from it. */
interface Way {
  readonly choice: string;
  readonly follows: readonly Message[];
  /** What each call that a player may then make in place of the one taken back leads to: calls with the same follow-up together. */
  readonly instead: readonly Instead[];
  /** What the director judges next, and what follows from each answer. */
  readonly then: readonly ScriptQuestion[];
}

interface Instead extends Pick<Way, 'follows' | 'then'> {
  readonly calls: readonly SaidCall[];
}

export interface ScriptOption {
  readonly law: string;
  readonly for: Seat | 'director';
  readonly choices: readonly Way[];
  readonly until: Message | null;
}

export interface ScriptQuestion {
  readonly question: string;
  readonly law: string;
  readonly asked: Asked;
  readonly answers: readonly Way[];
}

/** What a director says about one act: what has happened, who may choose what, what they ask, and what follows from each. */
export interface ScriptPart {
  readonly act: number;
  /** What has gone wrong; none where the Laws give a choice all the same. */
  readonly happened: readonly Message[];
  readonly options: readonly ScriptOption[];
  readonly questions: readonly ScriptQuestion[];
}

const SETTLED: readonly Irregularity['status'][] = ['accepted', 'ruled', 'condoned', 'forfeited'];
const isOpen = ({ status }: Irregularity): boolean => !SETTLED.includes(status);
const isBeforeDirector = ({ status }: Irregularity): boolean => status === 'unnoticed' || status === 'attention-drawn';

/** The table with the director there: what is plain to see is before them. Where something is chosen or judged already, they are. */
const withDirector = (table: TableState, at: number): TableState => {
  const [first] = table.irregularities.filter(isBeforeDirector);
  return first === undefined || table.directorCalled || table.questions.length + table.options.length > 0
    ? table
    : tableAfter(table, { type: 'DirectorCalled', at, data: { by: leftOf(first.seat) } });
};

const happened = (table: TableState, { at, seat, rule, law }: Irregularity): Message => {
  const call = [...table.inForce, ...table.gone].find((one) => one.at === at && one.seat === seat);
  const card = [...table.cards.inForce, ...table.cards.gone].find((one) => one.at === at && one.seat === seat);
  const what = { seat: aSeat(seat), rule: { name: rule, of: 'rule' as const }, law };
  if (call) return message('script.happened-call', { ...what, call: call.call });
  return card ? message('script.happened-card', { ...what, card: card.card }) : message('script.happened', what);
};

/** How many questions may follow one from another before the script ends: the director asks for it again. */
const DEPTH = 2;

/** What is judged next at a table that was another before. */
const nextQuestions = (before: TableState, after: TableState, at: number, depth: number): readonly ScriptQuestion[] =>
  depth === 0
    ? []
    : after.questions
        .filter(({ question, act }) => !before.questions.some((one) => one.question === question && one.act === act))
        .map((one) => questionOf(after, at, one, depth - 1));

/** What each call in place of the one taken back leads to, for the player who has to call again. */
const insteadOf = (before: TableState, table: TableState, at: number, depth: number): readonly Instead[] => {
  const caller = table.obligations.find((one) => one.kind === 'replace-call' && !before.obligations.includes(one))?.for;
  if (caller === undefined || table.auction.turn !== caller) return [];
  const groups = new Map<string, Instead>();
  for (const call of legalCalls(table.auction)) {
    const after = tableAfter(table, { type: 'CallMade', at, data: { seat: caller, call } });
    const follows = followsBetween(table, after).filter(({ code }) => code !== 'script.turn.call');
    const key = JSON.stringify(follows);
    const { calls = [], then = nextQuestions(table, after, at + 1, depth) } = groups.get(key) ?? {};
    groups.set(key, { calls: [...calls, call], follows, then });
  }
  return [...groups.values()];
};

const wayOf = (table: TableState, act: Act, choice: string, depth: number): Way => {
  const after = tableAfter(table, act);
  return {
    choice,
    follows: followsBetween(table, after),
    instead: insteadOf(table, after, act.at + 1, depth),
    then: nextQuestions(table, after, act.at + 1, depth),
  };
};

const optionsOf = (table: TableState, about: number, at: number): readonly ScriptOption[] =>
  table.options
    .filter(({ act }) => act === about)
    .map(({ law, for: chooser, choices, act, until }) => ({
      law,
      for: chooser,
      until: untilMessage(until),
      choices: choices.map((choice) => {
        const data = { law, choice, act, ...(chooser === 'director' ? {} : { seat: chooser }) };
        return wayOf(table, { type: 'OptionChosen', at, data }, choice, DEPTH);
      }),
    }));

function questionOf(
  table: TableState,
  at: number,
  { question, law, act, answers }: Question,
  depth: number,
): ScriptQuestion {
  return {
    question,
    law,
    asked: howAsked(question),
    answers: answers.map((answer) =>
      wayOf(table, { type: 'JudgementMade', at, data: { question, answer, act } }, answer, depth),
    ),
  };
}

/**
 * The director's script: for everything that is open on a board what is said aloud, as data. Where the director has not
 * been called yet, it is the script for the moment at which they come.
 * @param table where the Laws have it
 * @param at the revision that the next event would have
 */
export const scriptOf = (table: TableState, at: number): readonly ScriptPart[] => {
  const met = withDirector(table, at);
  const next = met === table ? at : at + 1;
  const open = met.irregularities.filter((one) => isOpen(one) && !isBeforeDirector(one));
  const acts = [
    ...open.map((one) => one.at),
    ...met.options.map(({ act }) => act),
    ...met.questions.map(({ against }) => against),
  ];
  return [...new Set(acts)]
    .sort((a, b) => a - b)
    .map((act) => ({
      act,
      happened: open.filter((one) => one.at === act).map((one) => happened(met, one)),
      options: optionsOf(met, act, next),
      questions: met.questions.filter(({ against }) => against === act).map((one) => questionOf(met, next, one, DEPTH)),
    }));
};
