import type { BySide, Seat, Side, Suit } from '@app/bridge';
import { isSuit } from '@app/bridge';
import type { BoardView, CallStatus } from '@app/session';

type Status = BoardView['irregularities'][number]['status'];
type Obligation = BoardView['obligations'][number];
type Extent = Extract<Obligation, { kind: 'lead' | 'no-lead' }>['extent'];
type When = Extract<Obligation, { kind: 'correct-explanation' }>['when'];
type Score = NonNullable<BoardView['reviews'][number]['score']>;
type Chooser = Seat | 'director';

const WHO: Readonly<Record<Chooser, string>> = {
  N: 'North',
  E: 'East',
  S: 'South',
  W: 'West',
  director: 'The director',
};
const SIDE: BySide<string> = { NS: 'N-S', EW: 'E-W' };
const SUIT: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const A_CARD_OF: Readonly<Record<Suit, string>> = { S: 'a spade', H: 'a heart', D: 'a diamond', C: 'a club' };

const STATUS: Readonly<Record<Status, string>> = {
  unnoticed: 'nobody has drawn attention to it',
  'attention-drawn': 'attention drawn, director not called',
  'director-called': 'director called',
  'options-offered': 'options explained',
  accepted: 'accepted',
  ruled: 'ruled on',
  condoned: 'condoned',
  forfeited: 'right to rectification lost',
};

const NOT_IN_FORCE: Readonly<Record<Exclude<CallStatus, 'in-force'>, string>> = {
  withdrawn: 'withdrawn',
  cancelled: 'cancelled',
  attempted: 'a change of call, not decided on yet',
};

const LASTING: Readonly<Record<Extent, string>> = {
  once: 'at the next turn to lead',
  throughout: 'throughout',
  'first-lead': 'at the first turn to lead',
  'while-on-lead': 'for as long as on lead',
};

const WHEN: Readonly<Record<When, string>> = {
  'at-once': 'at once',
  'before-lead-faced': 'before the opening lead is faced',
  'first-legal-moment': 'after the final pass, as a defender after the play',
  'after-final-pass': 'now that the auction has ended',
  'after-play': 'once the play has ended',
  overdue: 'which is overdue',
};

const SCORE: Readonly<Record<Score, string>> = {
  assigned: 'assigned adjusted score',
  artificial: 'artificial adjusted score',
  adjusted: 'adjusted score',
  cancelled: 'the score is cancelled',
};

/** What a judgement is about, as a director asks it; others by their name alone. */
const ASKED: Readonly<Record<string, string>> = {
  unintended: 'Was the first call one that the player did not mean to make?',
  'same-denomination': 'Do both bids show the same denomination?',
  comparable: 'Is the replacement comparable to the call it replaces?',
  'over-or-own-turn': 'Was it called over the call out of rotation, or in turn as if that had not been made?',
  'suits-shown': 'Which suits did the call show?',
  misinformation: 'Could misinformation have influenced the call?',
  'could-have-known': 'Could the offender have known that it might well pay?',
  'logical-alternative': 'Was there a logical alternative?',
};

/** Names of choices, answers, questions and kinds are English words parted by hyphens; a suit at the end is a letter. */
const spaced = (name: string): string =>
  name
    .split('-')
    .map((word) => (isSuit(word) ? SUIT[word] : word))
    .join(' ');

const duty = (obligation: Obligation): string => {
  switch (obligation.kind) {
    case 'pass':
      return obligation.extent === 'once' ? 'must pass at the next turn' : 'must pass for the rest of the auction';
    case 'replace-call':
      return `must call again, ${obligation.allowed === 'any' ? 'any legal call' : 'a bid or a pass'}`;
    case 'repeat-call':
      return `must repeat ${obligation.call}`;
    case 'no-double':
      return 'may not double or redouble at the next turn';
    case 'lead':
      return `must lead ${A_CARD_OF[obligation.suit]} ${LASTING[obligation.extent]}`;
    case 'no-lead':
      return `may not lead ${A_CARD_OF[obligation.suit]} ${LASTING[obligation.extent]}`;
    case 'exposed':
      return `has ${obligation.card} face up on the table until the auction ends`;
    case 'penalty-card':
      return `has ${obligation.card} as a penalty card`;
    case 'correct-explanation':
      return `must put the explanation right, ${WHEN[obligation.when]}`;
  }
};

/** What the Laws say at a moment of the replay, in English. */
export const laws = {
  heading: 'What the Laws say here',
  nothing: 'Nothing is open at this moment.',
  sign: { director: 'director called', choice: 'choice', judgement: 'judgement' },
  kind: {
    director: 'Director',
    irregularity: 'Irregularity',
    option: 'Option',
    duty: 'Duty',
    question: 'Asked of the director',
    fact: 'Fact found',
    poll: 'Poll',
    review: 'After the play',
    information: 'Unauthorised information',
  },
  paragraph: (law: string) => `Law ${law}`,
  directorHere: 'The director is at the table.',
  callsDirector: (seat: Seat) => `${WHO[seat]} calls the director`,
  chose: (who: Chooser, choice: string) => `${WHO[who]} chooses: ${spaced(choice)}`,
  judged: (question: string, answer: string) => `Judgement, ${spaced(question)}: ${spaced(answer)}`,
  notInForce: (status: Exclude<CallStatus, 'in-force'>, law: string | null) =>
    law === null ? NOT_IN_FORCE[status] : `${NOT_IN_FORCE[status]} under ${law}`,
  deemed: 'deemed to have passed',
  pass: '(Pass)',
  irregularity: (seat: Seat, rule: string) => `${WHO[seat]}: ${rule}`,
  status: (status: Status) => STATUS[status],
  mayChoose: (who: Chooser) => `${WHO[who]} may choose`,
  choice: spaced,
  until: (moment: string) => `until ${moment}`,
  duty: (obligation: Obligation) => `${WHO[obligation.for]} ${duty(obligation)}`,
  asked: (question: string) => ASKED[question] ?? `${spaced(question)}?`,
  answers: 'Answers',
  presumed: (answer: string) => `without evidence: ${spaced(answer)}`,
  review: (side: Side | null) =>
    side === null ? 'The director looks at the board' : `The director looks at it; offending side ${SIDE[side]}`,
  score: (score: Score) => SCORE[score],
  unusable: (side: Side) => `${SIDE[side]} may not use:`,
  source: spaced,
  disputed: 'disputed',
  about: 'About',
  against: 'against',
  event: (number: number) => `event ${number}`,
};
