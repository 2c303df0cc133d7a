import type { BySide, Card, Seat, Side, Suit } from '@app/bridge';
import { isSuit, partnerOf } from '@app/bridge';
import type { BoardView, CallStatus } from '@app/session';
import { adviceInWords, claimInWords, dutyInWords, revokeInWords } from '@app/session';

type Status = BoardView['irregularities'][number]['status'];
type Obligation = BoardView['obligations'][number];
type PenaltyCard = BoardView['penaltyCards'][number];
type Revoke = BoardView['revokes'][number];
type Decision = BoardView['closedReviews'][number]['decision'];
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
  'led-or-followed': 'Was it played to the lead out of turn, or led in turn?',
  'suits-shown': 'Which suits did the call show?',
  misinformation: 'Could misinformation have influenced the call or the card?',
  'could-have-known': 'Could the offender have known that it might well pay?',
  'logical-alternative': 'Was there a logical alternative?',
  'unintended-designation': 'Was it a slip of the tongue?',
  'unintended-play': 'Was it a card that the player did not mean to play?',
  'other-intention': 'Did declarer beyond doubt mean another card?',
  'lead-or-fifth-card': 'Was the card a fifth one to the trick, or a lead to the next?',
  'meant-another-card': 'Had the player meant to play one of the cards, or another?',
  'claim-ruling': 'How many of the tricks left has the side that claimed or conceded?',
  acquiescence: 'Had the side that agreed won these tricks, or would it probably have won them?',
  concession: 'Had the side that conceded won these tricks, or could no normal play lose them?',
};

const suits = (letters: string): string =>
  [...letters]
    .filter(isSuit)
    .map((suit) => SUIT[suit])
    .join(' and ');

/** Names of choices, answers, questions and kinds are English words parted by hyphens; suits at the end are letters. */
const spaced = (name: string): string =>
  name
    .split('-')
    .map((word) => (/^[SHDC]+$/.test(word) ? suits(word) : word))
    .join(' ');

/** What the Laws say at a moment of the replay, in English. */
export const laws = {
  heading: 'What the Laws say here',
  nothing: 'Nothing is open at this moment.',
  sign: {
    director: 'director called',
    choice: 'choice',
    judgement: 'judgement',
    ruling: 'ruling',
    reversal: 'taken back',
    score: 'another score',
  },
  kind: {
    director: 'Director',
    irregularity: 'Irregularity',
    option: 'Option',
    duty: 'Duty',
    question: 'Asked of the director',
    penalty: 'Penalty card',
    withdrawn: 'Taken back',
    revoke: 'Revoke',
    claim: 'Claim',
    advice: 'Advice, no ruling',
    fact: 'Fact found',
    spectator: 'Said by a spectator',
    poll: 'Poll',
    review: 'After the play',
    reviewed: 'Looked at after the play',
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
  mayChoose: (who: Chooser, orPartner: boolean) =>
    orPartner && who !== 'director' ? `${WHO[who]} or ${WHO[partnerOf(who)]} may choose` : `${WHO[who]} may choose`,
  choice: spaced,
  until: (moment: string) => `until ${moment}`,
  duty: (obligation: Obligation) => `${WHO[obligation.for]} ${dutyInWords(obligation)}`,
  penaltyCard: (seat: Seat, card: Card, kind: PenaltyCard['kind']) =>
    `${WHO[seat]} has ${card} as a ${kind} penalty card`,
  takenBack: (seat: Seat, card: Card) => `${WHO[seat]} has taken ${card} back`,
  revoke: (revoke: Revoke) => `${WHO[revoke.seat]}: ${revokeInWords(revoke)}`,
  claim: claimInWords,
  advice: adviceInWords,
  asked: (question: string) => ASKED[question] ?? `${spaced(question)}?`,
  answers: 'Answers',
  presumed: (answer: string) => `without evidence: ${spaced(answer)}`,
  review: (side: Side | null) =>
    side === null ? 'The director looks at the board' : `The director looks at it; offending side ${SIDE[side]}`,
  decided: (decision: Decision, by: string) =>
    `${decision === 'adjustment' ? 'The score is adjusted' : 'No adjustment'} (${by})`,
  score: (score: Score) => SCORE[score],
  unusable: (side: Side) => `${SIDE[side]} may not use:`,
  source: spaced,
  disputed: 'disputed',
  about: 'About',
  against: 'against',
  event: (number: number) => `event ${number}`,
};
