import { type Suit, isSuit, partnerOf } from '@app/bridge';
import { type BoardView, dutyInWords } from '@app/session';

type Option = BoardView['options'][number];
type Question = BoardView['questions'][number];
type Obligation = BoardView['obligations'][number];

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** What a judgement is about, as a director asks it. */
const ASKED: Readonly<Record<string, string>> = {
  unintended: 'was the first call one that the player did not mean to make?',
  'same-denomination': 'does the replacement show the denomination of the bid it replaces?',
  comparable: 'is the replacement comparable to the call it replaces?',
  'over-or-own-turn': 'did the player call over it, or in turn as if it had not been made?',
  'suits-shown': 'which suits did the withdrawn call show?',
  misinformation: 'could misinformation have influenced the call or the card?',
  'could-have-known': 'could the offender have known that it might pay?',
  'wrong-deal': 'was the board dealt wrongly, or a card seen in the deal?',
  'valid-deal': 'was it a deal on which a result can stand?',
  'can-be-played': 'can the board be put right and played with the calls already made?',
  importance: 'how much does it matter what was seen?',
  'surplus-card': 'has the card that does not belong gone to a complete trick?',
  'penalty-card': 'is the card that went back to the hand a penalty card?',
  'call-differs': 'is the call the same as the one that was cancelled?',
  'wrong-board': 'has one of the four played this board before?',
  'extraneous-information': 'who has got extraneous information?',
  interference: 'is it likely to interfere with normal play?',
  'led-or-followed': 'did the player follow to the lead out of turn, or lead in turn?',
  'own-fault': "was the card exposed through the player's own fault?",
  'logical-alternative': 'was there a logical alternative?',
  'unintended-designation': 'was it a slip of the tongue?',
  'unintended-play': 'was it a card that the player did not mean to play?',
  'card-meant': "which card of dummy's has declarer named?",
  'other-intention': 'did declarer beyond doubt mean another card?',
  'lead-or-fifth-card': 'was the card a fifth one to the trick, or a lead to the next?',
  'meant-another-card': 'had the player meant to play one of the cards, or another?',
  'minor-or-major': 'was the card shown by accident or on purpose?',
  'designated-otherwise': 'is the card that was seen a penalty card?',
  'suggested-by-dummy': 'did dummy suggest the card that was played?',
  'misinformation-or-misbid': 'was the explanation the mistake, or the call?',
  'claim-ruling': 'how many of the tricks left does the side have that claimed or conceded?',
  acquiescence: 'had the side that agreed won the tricks, or would it probably have won them?',
  concession: 'had the side that conceded won the tricks, or could no normal play lose them?',
};

/** `forbid-S` is `forbid spades`, `forbid-SH` both majors; other words of a choice are parted by hyphens. */
const choiceInWords = (choice: string): string =>
  choice.replace(/-([SHDC]+)$/, (_, suits: string) => ` ${suitsInWords(suits)}`).replaceAll('-', ' ');

const suitsInWords = (letters: string): string =>
  [...letters]
    .filter(isSuit)
    .map((suit) => SUIT_NAMES[suit])
    .join(' and ');

/** `'forbid spades, forbid hearts or waive'` */
const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

const chooser = ({ for: who, orPartner }: Pick<Option, 'for' | 'orPartner'>): string => {
  if (who === 'director') return 'the director';
  return orPartner === true ? `${who} or ${partnerOf(who)}` : who;
};

/** `'S may choose: accept or decline (27A1)'` */
export const optionInWords = (option: Pick<Option, 'law' | 'for' | 'choices' | 'orPartner'>): string =>
  `${chooser(option)} may choose: ${oneOf(option.choices.map(choiceInWords))} (${option.law})`;

/** The answers stand as they are given: `'the director judges: is ...? similar-meaning, ... or not-comparable (23A)'` */
export const questionInWords = ({
  question,
  answers,
  law,
}: Pick<Question, 'law' | 'answers'> & { readonly question: string }): string =>
  `the director judges: ${ASKED[question] ?? `${question.replaceAll('-', ' ')}?`} ${oneOf(answers)} (${law})`;

/** `'W must pass for the rest of the auction (27B2)'` */
export const obligationInWords = (obligation: Obligation): string =>
  `${obligation.for} ${dutyInWords(obligation)} (${obligation.law})`;

/** What is open on a board, one a line: who may choose what, what the director judges, who has to do what. */
export const openInWords = ({ options, questions, obligations }: BoardView): readonly string[] => [
  ...options.map(optionInWords),
  ...questions.map(questionInWords),
  ...obligations.map(obligationInWords),
];
