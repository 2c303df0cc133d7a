import {
  type Card,
  type Message,
  type Result,
  type Seat,
  type Suit,
  err,
  isCard,
  isRank,
  isSeat,
  isSuit,
  ok,
  partnerOf,
  tricksLeft,
} from '@app/bridge';
import { type Claim, type ClaimProblem, isDeclarers } from './claim';
import { statementMessage } from './messages';
import { type Statement, type Step, type Throw, NO_STATEMENT } from './statement';

/** What is not understood, and its column from 1. */
interface StatementError {
  readonly message: Message;
  readonly column: number;
}

interface Word {
  readonly text: string;
  readonly column: number;
}

const SUIT_WORDS: Readonly<Record<string, Suit>> = { SPADES: 'S', HEARTS: 'H', DIAMONDS: 'D', CLUBS: 'C' };
const FILLERS = new Set(['THEN', 'AND', 'THE', 'CROSS']);

const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/[^\s,;]+/g)]
    .map((match) => ({ text: match[0].toUpperCase(), column: match.index + 1 }))
    .filter((word) => !FILLERS.has(word.text));

const suitIn = (text: string | undefined): Suit | null => {
  if (isSuit(text)) return text;
  return (text === undefined ? undefined : SUIT_WORDS[text]) ?? null;
};

/** `'SAKQ'` is three cards. */
const cardsIn = (text: string): readonly Card[] | null => {
  const suit = text.charAt(0);
  const ranks = [...text.slice(1)];
  if (!isSuit(suit) || ranks.length === 0) return null;
  const cards = ranks.flatMap((rank): Card[] => (isRank(rank) ? [`${suit}${rank}`] : []));
  return cards.length === ranks.length ? cards : null;
};

/** What one or more words say, and how many they are. */
type Reading = { readonly taken: number } & Partial<Statement>;

const reading = (taken: number, ...steps: readonly Step[]): Result<Reading, StatementError> => ok({ taken, steps });

const readCards = ({ text, column }: Word): Result<Reading, StatementError> | null => {
  const [first = '', second, ...more] = text.split('-');
  const cards = cardsIn(first);
  if (!cards || more.length > 0) return null;
  if (second === undefined) {
    return reading(1, ...cards.map((card): Step => ({ kind: 'card', card, with: null, column })));
  }
  const [card, ...others] = cards;
  const played = isRank(second) ? `${first.charAt(0)}${second}` : second;
  if (!card || others.length > 0 || !isCard(played)) {
    return err({ message: statementMessage('no-lead-and-card', { text }), column });
  }
  return reading(1, { kind: 'card', card, with: played, column });
};

const readTo = (target: Word | undefined, column: number, taken: number): Result<Reading, StatementError> => {
  const text = target?.text ?? '';
  if (isSeat(text)) return reading(taken, { kind: 'cross', seat: text, column });
  if (isCard(text)) return reading(taken, { kind: 'card', card: text, with: null, column });
  return err({ message: statementMessage('cross-to-what', { text }), column: target?.column ?? column });
};

const readThrow = (target: Word | undefined, column: number): Result<Reading, StatementError> => {
  const suit = suitIn(target?.text);
  if (suit) return ok({ taken: 2, throws: [{ kind: 'suit', suit, column }] });
  const cards = cardsIn(target?.text ?? '');
  if (cards) return ok({ taken: 2, throws: cards.map((card): Throw => ({ kind: 'card', card, column })) });
  return err({
    message: statementMessage('throw-what', { text: target?.text ?? '' }),
    column: target?.column ?? column,
  });
};

const readRuff = (target: Word | undefined, column: number): Result<Reading, StatementError> => {
  const cards = cardsIn(target?.text ?? '');
  if (cards) return reading(2, ...cards.map((card): Step => ({ kind: 'ruff', card, column })));
  return err({
    message: statementMessage('ruff-which', { text: target?.text ?? '' }),
    column: target?.column ?? column,
  });
};

const readNext = (words: readonly Word[]): Result<Reading, StatementError> => {
  const [word, next, third] = words;
  if (!word) return reading(0);
  const { text, column } = word;
  const suit = suitIn(text);
  if (suit) {
    const said = next?.text === 'FROM' && third?.text === 'TOP' ? 3 : 1;
    return reading(said, { kind: 'suit', suit, column });
  }
  if (text.startsWith('>')) return readTo({ text: text.slice(1), column: column + 1 }, column, 1);
  switch (text) {
    case 'TO':
      return readTo(next, column, 2);
    case 'DRAW':
      return ok({ taken: next?.text === 'TRUMPS' ? 2 : 1, steps: [{ kind: 'draw', column }], mentionsTrump: true });
    case 'TRUMPS':
      if (next?.text === 'OUT') return ok({ taken: 2, mentionsTrump: true });
      return err({
        message: statementMessage('trumps-alone'),
        column,
      });
    case 'TOP':
      if (next?.text === 'DOWN') return ok({ taken: 2, fromTheTop: true });
      return err({ message: statementMessage('top-alone'), column });
    case 'THROW':
    case 'DISCARD':
      return readThrow(next, column);
    case 'RUFF':
      return readRuff(next, column);
  }
  return readCards(word) ?? err({ message: statementMessage('not-understood', { text }), column });
};

/**
 * Reads a statement: what the claimer's side leads and plays, in that order, with spaces or commas between. Capitals
 * do not matter; `then`, `and`, `the` and `cross` may be said and mean nothing.
 *
 * | written                    | means                                                                               |
 * | -------------------------- | ----------------------------------------------------------------------------------- |
 * | `SA`, `SAK3`               | lead these cards, one a trick; to a card in the other hand a low one is led         |
 * | `H2-HQ`, `H2-Q`            | lead H2 and play HQ from the other hand: a finesse, an overtake, a ruff (`C2-S5`)   |
 * | `S`, `spades from the top` | spades from the top, until there are no more                                        |
 * | `draw trumps`, `draw`      | trumps from the top, until the opponents have none; this mentions them (70C1)       |
 * | `>N`, `to N`, `to HA`      | cross to that hand, or to that card                                                 |
 * | `ruff C2`                  | lead C2 and ruff it in the other hand                                               |
 * | `throw D`, `throw D54`     | what is discarded when there is something to discard, at whatever trick             |
 * | `trumps out`               | the claimer mentioned the outstanding trump (70C1)                                  |
 * | `top down`                 | every suit is played from the top                                                   |
 * | `none`, or nothing         | no statement                                                                        |
 *
 * An error gives the column of what is not understood, from 1.
 *
 * @example
 * parseStatement('draw trumps, >N, H then throw C3');
 */
export const parseStatement = (text: string): Result<Statement, StatementError> => {
  let words = wordsIn(text);
  if (words.length === 1 && words[0]?.text === 'NONE') return ok(NO_STATEMENT);
  let said = NO_STATEMENT;
  while (words.length > 0) {
    const read = readNext(words);
    if (!read.ok) return read;
    const { taken, steps = [], throws = [], mentionsTrump = false, fromTheTop = false } = read.value;
    said = {
      steps: [...said.steps, ...steps],
      throws: [...said.throws, ...throws],
      mentionsTrump: said.mentionsTrump || mentionsTrump,
      fromTheTop: said.fromTheTop || fromTheTop,
    };
    words = words.slice(taken);
  }
  return ok(said);
};

/** The hands that the claimer plays: declarer's are two, a defender's is one. */
export const handsOf = (claim: Pick<Claim, 'claimer' | 'declarer'>): readonly Seat[] =>
  isDeclarers(claim) ? [claim.claimer, partnerOf(claim.claimer)] : [claim.claimer];

/**
 * Reads a statement made with a claim; its cards must be in the hands that the claimer plays, and its hands must be
 * these.
 */
export const readStatement = (claim: Claim, text: string): Result<Statement, ClaimProblem> => {
  const wrong = (message: Message, column: number): Result<Statement, ClaimProblem> =>
    err({ kind: 'statement', message, column });
  const read = parseStatement(text);
  if (!read.ok) return wrong(read.error.message, read.error.column);
  const hands = handsOf(claim);
  const holder = (card: Card): Seat | undefined => hands.find((seat) => claim.ending.hands[seat].includes(card));
  const foreign = (card: Card, column: number) =>
    wrong(statementMessage('foreign-card', { card: { card }, seat: claim.claimer }), column);
  const { steps, throws } = read.value;
  // Every step takes a trick or ends: more of them than tricks is a slip of the pen, but three times as many may be
  // meant.
  const most = 3 * tricksLeft(claim.ending);
  const tooMany = steps[most];
  if (tooMany) {
    const params = { steps: steps.length, tricks: tricksLeft(claim.ending) };
    return wrong(statementMessage('too-many-steps', params), tooMany.column);
  }
  for (const step of steps) {
    const { column } = step;
    if (step.kind === 'cross' && (hands.length === 1 || !hands.includes(step.seat))) {
      return wrong(statementMessage('foreign-hand', { seat: claim.claimer, hand: step.seat }), column);
    }
    if (step.kind === 'draw' && claim.ending.denomination === 'NT') return wrong(statementMessage('no-trumps'), column);
    if (step.kind !== 'card' && step.kind !== 'ruff') continue;
    if (!holder(step.card)) return foreign(step.card, column);
    if (step.kind === 'ruff' && (hands.length === 1 || claim.ending.denomination === 'NT')) {
      return wrong(statementMessage('no-ruff', { card: { card: step.card } }), column);
    }
    if (step.kind === 'ruff' || !step.with) continue;
    if (!holder(step.with)) return foreign(step.with, column);
    if (holder(step.with) === holder(step.card)) {
      const params = { card: { card: step.card }, with: { card: step.with } };
      return wrong(statementMessage('in-one-hand', params), column);
    }
  }
  for (const one of throws) {
    if (one.kind === 'card' && !holder(one.card)) return foreign(one.card, one.column);
  }
  return ok(read.value);
};
