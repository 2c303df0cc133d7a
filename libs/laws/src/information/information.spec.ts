import { type Seat, SEATS, contractOf, leftOf, type SaidCall, EDITIONS, inEdition } from '@app/bridge';
import { CALL_RULES } from '../auction';
import { LAW_BOOK, ruleLabel, tableAfter } from '../book';
import { HAND_RULES } from '../hands';
import { CARD_RULES, PLAY_JUDGEMENTS, PLAY_RULES } from '../play';
import { PROCEDURE_RULES } from '../procedure';
import { paragraphsOf } from '../registry';
import { type TableState, openTable } from '../state/table-state';
import { INFORMATION_JUDGEMENTS, INFORMATION_RULES } from '.';
import { isToAsk, isToHaveReview } from './law-20';

const OWN = [...INFORMATION_RULES, ...INFORMATION_JUDGEMENTS];

describe('the rules of what is told and asked', () => {
  it('have names of their own: findings are stored by them', () => {
    const others = [...CALL_RULES, ...CARD_RULES, ...HAND_RULES, ...PLAY_RULES, ...PLAY_JUDGEMENTS, ...PROCEDURE_RULES];
    const names = [...others, ...OWN].map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(OWN)('$name cites paragraphs that there are', ({ name, label, sources }) => {
    expect(ruleLabel(name)).toBe(label);
    const cited = EDITIONS.flatMap((edition) => inEdition(edition, sources) ?? []);
    expect(cited.length).toBeGreaterThan(0);
    for (const edition of EDITIONS) {
      const paragraph = inEdition(edition, sources);
      if (paragraph !== undefined) expect(paragraphsOf(edition, paragraph)).toMatchObject({ citation: paragraph });
    }
  });

  it('the questions that a director may raise too', () => {
    for (const [name, { law }] of Object.entries(LAW_BOOK.laws.raisable)) {
      for (const edition of EDITIONS) {
        const paragraph = inEdition(edition, law);
        if (paragraph !== undefined) expect([name, paragraphsOf(edition, paragraph).found]).toEqual([name, true]);
      }
    }
  });
});

const called = (state: TableState, calls: readonly SaidCall[]): TableState =>
  calls.reduce<TableState>(
    (now, call, index) =>
      tableAfter(now, { type: 'CallMade', at: index + 1, data: { seat: now.auction.turn ?? 'N', call } }),
    state,
  );

/** North plays one spade; these cards have been played, by these seats. */
const played = (...seats: readonly Seat[]): TableState => {
  const auction = called(openTable({ edition: 'wbf-2017', dealer: 'N' }), ['1S', 'Pass', 'Pass', 'Pass']);
  const contract = contractOf(auction.auction);
  if (!contract) return auction;
  let state = auction;
  const cards = ['H2', 'H3', 'H4', 'H5', 'H6', 'H7'] as const;
  for (const [index, seat] of seats.entries()) {
    const card = cards[index] ?? 'HA';
    state = tableAfter(state, { type: 'CardPlayed', at: 10 + index, data: { seat, card } });
  }
  return state;
};

const whoOf = (may: (state: TableState, seat: Seat) => boolean, state: TableState): string =>
  SEATS.filter((seat) => may(state, seat)).join('');

describe('who may ask', () => {
  it('20F1: in the auction the player in turn, and nobody else', () => {
    const start = openTable({ edition: 'wbf-2007', dealer: 'S' });
    const calls: readonly SaidCall[] = ['1C', 'X', 'Pass', '1H', '2C'];
    calls.forEach((_, index) => {
      const state = called(start, calls.slice(0, index));
      expect(whoOf(isToAsk, state)).toBe(state.auction.turn);
    });
  });

  it.each<[string, readonly Seat[], string, string]>([
    ['41B: before the lead is faced all but presumed dummy', [], 'NEW', 'NEW'],
    ['20F2: declarer at the turn of dummy', ['E'], 'N', 'N'],
    ["20C2: the leader's partner at his first turn", ['E', 'S'], 'W', 'W'],
    ['20C2: declarer has played from dummy: no review any more', ['E', 'S', 'W'], 'N', ''],
    ['54A: after a wrong lead either of them may be declarer', ['W'], 'NS', 'NS'],
  ])('%s', (_, seats, asking, reviewing) => {
    const state = played(...seats);
    expect(whoOf(isToAsk, state)).toBe(asking);
    expect(whoOf(isToHaveReview, state)).toBe(reviewing);
  });
});

it('16B1: what partner tells is unauthorised for his side, at whatever seat', () => {
  for (const seat of SEATS) {
    const start = openTable({ edition: 'wbf-2017', dealer: seat });
    const state = tableAfter(start, { type: 'RemarkMade', at: 1, data: { by: seat, text: 'well' } });
    const opponents = tableAfter(start, { type: 'RemarkMade', at: 1, data: { by: leftOf(seat), text: 'well' } });
    expect(state.information).toMatchObject([{ from: seat, law: '16B1' }]);
    const [own] = state.information;
    const [other] = opponents.information;
    expect(own?.unauthorised).toEqual(other?.authorised);
  }
});
