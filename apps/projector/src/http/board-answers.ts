import { SEATS } from '@app/bridge';
import { ruling } from './ruling-answers';
import { flag, list, object, oneOf, orNull, text, whole } from './schema';
import { TABLE_FIELDS } from './table-answers';
import {
  adjusted,
  bySide,
  card,
  claim,
  edition,
  findings,
  players,
  position,
  score,
  seat,
  side,
  tableResult,
  vulnerability,
} from './words';

/** Schema of the answer about a board at a moment; its type is `BoardAt`. */

const act = whole('its revision');

const cardOnTable = object({ act, seat, card, findings });

const call = object({
  act,
  seat,
  call: text('Pass, X, XX, 1C to 7NT; 8C to 9NT too, where they were said'),
  status: oneOf('in-force', 'withdrawn', 'cancelled', 'attempted'),
  law: orNull(text('the paragraph under which it is no longer in force')),
  alerted: flag,
  explanations: list(object({ by: seat, text: text() })),
  tempo: list(object({ kind: oneOf('slow', 'fast'), seconds: orNull(whole()), disputed: flag })),
  findings,
});

const lawRef = object({ edition, authority: text('WBF'), paragraph: text('70A') });
const reason = object({ law: lawRef, text: text() });

const advice = object({
  at: whole('revision of the analysis'),
  act: whole('revision of the claim or concession'),
  side,
  claimed: whole('of the tricks left'),
  tricks: whole('the least by normal play; the most, where the claimer has the doubt'),
  doubt: oneOf('opponents', 'claimer'),
  doubleDummy: whole(),
  toTrump: orNull(whole('lost to a trump that is out (70C)')),
  law: lawRef,
  line: list(object({ seat, card })),
  assumptions: list(reason),
  ruledOut: list(reason),
  engine: text('the version of the rules'),
  ruling: orNull(whole('revision of the judgement it was recorded with')),
});

const hand = orNull(list(card));

const view = object({
  id: text('board-demo.1.3'),
  session: text(),
  section: text(),
  round: orNull(text()),
  table: text(),
  board: whole(),
  attempt: whole(),
  laws: edition,
  dealer: seat,
  vulnerability,
  contestants: bySide(text()),
  players,
  phase: oneOf('auction', 'clarification', 'play', 'ended'),
  turn: orNull(seat),
  deal: orNull(text('as dealt, in PBN notation')),
  hands: object(
    Object.fromEntries(SEATS.map((one) => [one, hand])),
    'what each seat still holds; null where not known',
  ),
  auction: list(call),
  contract: orNull(object({ bid: text(), declarer: seat, risk: text(), text: text('in words'), dummy: seat })),
  passedOut: flag,
  leadPlaced: orNull(seat),
  spread: list(seat),
  tricks: list(object({ cards: list(cardOnTable), winner: seat })),
  trick: list(cardOnTable),
  ahead: list(cardOnTable, 'on the table before their time: led to a later trick, or beside another card'),
  won: bySide(whole()),
  exposed: list(cardOnTable),
  penaltyCards: list(object({ act, seat, card, kind: oneOf('minor', 'major') })),
  withdrawnCards: list(object({ act, seat, card, law: text('the paragraph it fell under') }), 'in their order'),
  revokes: list(
    object({
      act,
      seat,
      trick: whole('1 to 13'),
      suit: orNull(text('that should have been followed; null where a restriction was broken')),
      status: oneOf('open', 'corrected', 'established'),
      transfer: whole('tricks that go over to the other side, as things stand'),
    }),
  ),
  transfer: bySide(whole('tricks it gets for the revokes of the other side')),
  claim,
  advice: list(advice, 'what claims have been reckoned to be worth: it decides nothing'),
  rulings: list(ruling, 'what was ruled, and what has become of it'),
  result: tableResult,
  adjusted,
  score,
  findings,
  confirmed: { ...flag, description: 'the result stands; until then it is provisional' },
  contradictions: list(text(), 'where the record disagrees with itself'),
  ...TABLE_FIELDS,
});

export const BOARD_ANSWER = object({
  position,
  id: text(),
  at: whole('after so many events'),
  of: whole('how many there are'),
  view: orNull(view),
});
