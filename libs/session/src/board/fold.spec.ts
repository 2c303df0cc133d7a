import type { BoardEvent } from '@app/contract';
import { calls, cards, faced, noted, opened, spread } from '@app/testing';
import { contractPlayed } from '@app/laws';
import { type Board, evolveBoard, foldBoard, handNow } from './fold';
import { type Phase, phaseOf } from './phase';
import { tricksLeft, tricksWon } from './tricks';

const folded = (...events: readonly BoardEvent[]): Board => {
  const board = foldBoard(events);
  if (!board) throw new Error('the board was not opened');
  return board;
};

const contract = [opened(), ...calls('N:1S E:- S:- W:-')];
const led = [...contract, faced('E', 'SQ')];
const trick = [...led, spread('S'), ...cards('S:S8 W:S6 N:SA')];
const claim = (by: 'N' | 'E', tricks: number): BoardEvent => ({ type: 'TricksClaimed', data: { by, tricks } });
const concession = (by: 'N' | 'E', tricks: number): BoardEvent => ({ type: 'TricksConceded', data: { by, tricks } });
const accepted: BoardEvent = { type: 'ClaimAccepted', data: { by: 'E' } };
const agreed: BoardEvent = { type: 'ResultAgreed', data: { result: null } };

it('nothing happens to a board before it is opened', () => {
  expect(foldBoard([])).toBeNull();
  expect(evolveBoard(null, { type: 'CallMade', data: { seat: 'N', call: '1S' } })).toBeNull();
});

it('the revision counts every event from 0', () => {
  expect(folded(opened()).revision).toBe(0);
  expect(folded(...trick).revision).toBe(trick.length - 1);
});

it.each<[Phase, readonly BoardEvent[]]>([
  ['auction', [opened()]],
  ['auction', [opened(), ...calls('N:1S E:- S:-')]],
  ['clarification', contract],
  ['play', led],
  ['play', trick],
  ['play', [...trick, claim('N', 3)]],
  ['ended', [...trick, claim('N', 3), accepted]],
  ['ended', [...trick, agreed]],
  ['ended', [opened(), ...calls('N:- E:- S:- W:-')]],
  ['ended', [opened(), { type: 'BoardNotPlayed', data: { reason: 'No time' } }]],
  ['clarification', [opened({ contract: { bid: '1S', declarer: 'N', risk: 'undoubled' } })]],
])('L22, L41: %s', (phase, events) => {
  expect(phaseOf(folded(...events))).toBe(phase);
});

describe('hands', () => {
  it('lose the cards that are played', () => {
    expect(handNow(folded(...trick), 'N')).not.toContain('SA');
    expect(handNow(folded(...trick), 'N')).toHaveLength(12);
  });

  it('L24: keep a card that was only shown during the auction', () => {
    const shown = folded(opened(), faced('E', 'SQ'), noted(1, 'E', 'card-during-auction', '24'));
    expect(shown.exposed).toEqual([{ act: 1, seat: 'E', card: 'SQ' }]);
    expect(handNow(shown, 'E')).toContain('SQ');
    expect(shown.table.cards.play).toBeNull();
  });

  it('L57A: lose a card that is led to the next trick too early', () => {
    const second = folded(...led, ...cards('E:SJ'));
    expect(second.table.cards.play?.current).toHaveLength(1);
    expect(second.table.cards.inForce.map(({ card, trick: number }) => [card, number])).toEqual([
      ['SQ', 1],
      ['SJ', 2],
    ]);
    expect(handNow(second, 'E')).not.toContain('SJ');
  });

  it('are unknown where the deal is', () => {
    const dealt = folded(opened({ deal: 'N:AK32.QJ4.T987.32 - - -' }));
    expect(handNow(dealt, 'N')).toHaveLength(13);
    expect(handNow(dealt, 'E')).toBeNull();
  });
});

describe('L54A: a hand spread by declarer', () => {
  const contractAfter = (...events: readonly BoardEvent[]) => contractPlayed(folded(...events).table);

  it('after an opening lead by the wrong defender makes his partner declarer', () => {
    expect(contractAfter(...contract, faced('W', 'S7'), spread('N'))).toMatchObject({ bid: '1S', declarer: 'S' });
  });

  it('changes nothing otherwise', () => {
    expect(contractAfter(...contract, spread('N'))?.declarer).toBe('N');
    expect(contractAfter(...trick, spread('N'))?.declarer).toBe('N');
    expect(contractAfter(...led, ...cards('S:S8'), spread('N'))?.declarer).toBe('N');
    expect(contractAfter(...led, spread('S'))?.declarer).toBe('N');
    expect(contractAfter(...contract, faced('W', 'S7'), spread('S'))?.declarer).toBe('N');
  });

  it('changes nothing after a lead in turn', () => {
    expect(contractAfter(...led, spread('N'))?.declarer).toBe('N');
  });

  it('L54E: changes nothing after a lead by the declaring side', () => {
    expect(contractAfter(...contract, faced('S', 'S8'), spread('N'))?.declarer).toBe('N');
    expect(contractAfter(...contract, faced('N', 'SA'), spread('N'))?.declarer).toBe('N');
  });
});

it('L39: a call after the final pass changes no contract', () => {
  expect(contractPlayed(folded(...contract, ...calls('N:4S')).table)).toEqual({
    bid: '1S',
    declarer: 'N',
    risk: 'undoubled',
  });
});

describe('tricks', () => {
  it('are counted for the side that won them', () => {
    const board = folded(...trick);
    expect([tricksLeft(board), board.table.cards.play?.won]).toEqual([12, { NS: 1, EW: 0 }]);
    expect([tricksWon(board, 'NS'), tricksWon(board, 'EW')]).toEqual([null, null]);
  });

  it.each([
    [claim('N', 9), 10, 3],
    [claim('E', 4), 9, 4],
    [concession('N', 5), 8, 5],
    [concession('E', 12), 13, 0],
  ])('L68: %o, once accepted, gives %i and %i', (event, NS, EW) => {
    const board = folded(...trick, event, accepted);
    expect([tricksWon(board, 'NS'), tricksWon(board, 'EW')]).toEqual([NS, EW]);
  });

  it('L68D: cards after a claim change nothing in what was claimed', () => {
    const on = cards('N:SK E:SJ S:S9 W:S7');
    const after = folded(...trick, claim('N', 12), ...on, accepted);
    expect([tricksWon(after, 'NS'), tricksWon(after, 'EW')]).toEqual([13, 0]);
    const late = folded(...trick, claim('N', 9), accepted, ...on);
    expect([tricksWon(late, 'NS'), tricksWon(late, 'EW')]).toEqual([10, 3]);
  });

  it.each([
    [claim('N', 9), 9, 4],
    [concession('E', 12), 12, 1],
  ])('L68: %o before the lead, once accepted, gives %i and %i', (event, NS, EW) => {
    expect(tricksWon(folded(...contract, event), 'NS')).toBeNull();
    const board = folded(...contract, event, accepted);
    expect([tricksWon(board, 'NS'), tricksWon(board, 'EW')]).toEqual([NS, EW]);
    expect(phaseOf(board)).toBe('ended');
  });

  it('none are won where nothing was played', () => {
    expect(tricksWon(folded(...contract), 'NS')).toBeNull();
  });
});

it('the last result, score and acceptance stand', () => {
  const entered: BoardEvent = { type: 'ResultEntered', data: { result: null, source: 'Score slip' } };
  const board = folded(...contract, agreed, entered, {
    type: 'ScoreAdjusted',
    data: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' },
  });
  expect(board.result).toEqual({ kind: 'entered', result: null, source: 'Score slip' });
  expect(board.adjusted?.percent).toEqual({ NS: 60, EW: 40 });
  expect(folded(...contract, accepted).table.play.claim).toBeNull();
});
