import { SEATS } from '@app/bridge';
import { CLAIM_EVENTS } from '../board/event-groups/claims';
import {
  type Infer,
  anyText,
  anyWhole,
  flag,
  fullRecord,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  says,
  without,
} from '../schema/schema';
import {
  aBid,
  aCard,
  aRisk,
  aSaidCall,
  aSeat,
  aSuit,
  aVulnerability,
  anEdition,
  contestantsBySide,
  playersBySeat,
} from '../vocabulary';
import { aRuling } from './decisions';
import { aScore, aTableResult, anAdjustedScore } from './scores';
import { TABLE_FIELDS } from './table';
import { aMessage, aPosition, aText, aWhole, bySide } from './values';

/** A board at a moment: auction, play, claim, rulings, score. */

const act = aWhole('its revision');

const aFinding = named(
  'Finding',
  object({
    act: aWhole('revision of the act it is about'),
    seat: aSeat,
    rule: anyText,
    label: aText('the rule in words'),
    paragraph: aText('27A'),
    citation: aText('Law 27A (WBF 2017)'),
  }),
);
const findings = listOf(aFinding);

const aCardOnTable = named('CardOnTable', object({ act, seat: aSeat, card: aCard, findings }));

const aCallMade = named(
  'CallMade',
  object({
    act,
    seat: aSeat,
    call: aSaidCall,
    status: oneOf('in-force', 'withdrawn', 'cancelled', 'attempted'),
    law: nullable(aText('the paragraph under which it is no longer in force')),
    alerted: flag,
    explanations: listOf(object({ by: aSeat, text: anyText })),
    tempo: listOf(object({ kind: oneOf('slow', 'fast'), seconds: nullable(anyWhole), disputed: flag })),
    findings,
  }),
);

/** Of these an answer says null where the event leaves them out. */
const analysis = without(CLAIM_EVENTS.ClaimAnalysed.properties, 'act', 'doubt', 'toTrump');

const anAdvice = named(
  'ClaimAdvice',
  object({
    ...analysis,
    at: aWhole('revision of the analysis'),
    act: aWhole('revision of the claim or concession'),
    doubt: says('who has the benefit of the doubt', oneOf('opponents', 'claimer')),
    toTrump: nullable(aWhole('lost to a trump that is out (70C)')),
    ruling: nullable(aWhole('revision of the judgement it was recorded with')),
  }),
);

const cardsSince = listOf(object({ at: aWhole('revision'), seat: aSeat, cards: listOf(aCard) }));

const aClaim = named(
  'Claim',
  object({
    kind: oneOf('claim', 'concession'),
    by: aSeat,
    tricks: nullable(aWhole('null where nobody has said how many')),
    statement: nullable(anyText),
    status: oneOf('made', 'accepted', 'disputed', 'objected', 'played-on', 'ruled'),
    acceptedBy: nullable(aSeat),
    at: aWhole('revision of the act that made it'),
    settled: says('nothing can be objected any more (69A)', flag),
    won: says('tricks won when play ceased', bySide(anyWhole)),
    ruled: nullable(aWhole('tricks, of those left, that the director has given the side that made it (70)')),
    askedBack: listOf(
      object({
        at: aWhole('revision of the act that asks'),
        by: aSeat,
        tricks: anyWhole,
        ground: oneOf('won', 'likely', 'cannot-be-lost'),
        granted: says('null while nobody has judged it (69B, 71)', nullable(flag)),
      }),
    ),
    playOn: says('who has agreed to play on (2017: 68D2b)', listOf(aSeat)),
    shown: says('cards shown with it or since', cardsSince),
    played: says('cards played although play had ceased: evidence in 2007 (70D3)', cardsSince),
  }),
);

const aRevoke = named(
  'Revoke',
  object({
    act,
    seat: aSeat,
    trick: aWhole('1 to 13'),
    suit: says('that should have been followed; null where a restriction was broken', nullable(aSuit)),
    status: oneOf('open', 'corrected', 'established'),
    transfer: aWhole('tricks that go over to the other side, as things stand'),
  }),
);

const cards = listOf(aCardOnTable);

export const aBoardView = named(
  'Board',
  object({
    id: aText('board-demo.1.3'),
    session: anyText,
    section: anyText,
    round: nullable(anyText),
    table: anyText,
    board: anyWhole,
    attempt: anyWhole,
    laws: anEdition,
    dealer: aSeat,
    vulnerability: aVulnerability,
    contestants: says(
      'who has the score: others than sat there, where it was entered for the wrong ones',
      contestantsBySide,
    ),
    players: says('by seat, as far as they are known', playersBySeat),
    phase: oneOf('auction', 'clarification', 'play', 'ended'),
    turn: nullable(aSeat),
    deal: nullable(aText('as dealt, in PBN notation')),
    hands: says('what each seat still holds; null where not known', fullRecord(SEATS, nullable(listOf(aCard)))),
    auction: listOf(aCallMade),
    contract: nullable(object({ bid: aBid, declarer: aSeat, risk: aRisk, text: aText('in words'), dummy: aSeat })),
    passedOut: flag,
    leadPlaced: nullable(aSeat),
    spread: listOf(aSeat),
    tricks: listOf(object({ cards, winner: aSeat })),
    trick: cards,
    ahead: says('on the table before their time: led to a later trick, or beside another card', cards),
    won: bySide(anyWhole),
    exposed: cards,
    penaltyCards: listOf(object({ act, seat: aSeat, card: aCard, kind: oneOf('minor', 'major') })),
    withdrawnCards: says(
      'in their order',
      listOf(object({ act, seat: aSeat, card: aCard, law: aText('the paragraph it fell under') })),
    ),
    revokes: listOf(aRevoke),
    transfer: says('tricks a side gets for the revokes of the other side', bySide(anyWhole)),
    claim: nullable(aClaim),
    advice: says('what claims have been reckoned to be worth: it decides nothing', listOf(anAdvice)),
    rulings: says('what was ruled, and what has become of it', listOf(aRuling)),
    result: nullable(aTableResult),
    adjusted: nullable(anAdjustedScore),
    score: aScore,
    findings,
    confirmed: says('the result stands; until then it is provisional', flag),
    contradictions: says('where the record disagrees with itself', listOf(aMessage)),
    ...TABLE_FIELDS,
  }),
);

export const aBoardAnswer = named(
  'BoardAnswer',
  object({
    position: aPosition,
    id: anyText,
    at: aWhole('after so many events'),
    of: aWhole('how many there are'),
    view: nullable(aBoardView),
  }),
);
export type BoardAnswer = Infer<typeof aBoardAnswer>;
