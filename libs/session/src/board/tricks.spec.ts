import type { BoardEvent } from '@app/contract';
import { cards, opened } from '@app/testing';
import { foldBoard } from './fold';
import { tricksWon } from './tricks';

const DEAL = 'N:KQ43.A76.K84.K62 98.QT93.AJ65.984 AJT65.K54.Q72.A5 72.J82.T93.QJT73';
const contract = { bid: '4S', declarer: 'S', risk: 'undoubled' } as const;

/** East discards a diamond on the club lead, and South's side loses the trick. */
const REVOKED: readonly BoardEvent[] = [opened({ deal: DEAL, contract }), ...cards('W:CQ N:C2 E:D6 S:C5')];
const AGREED: readonly BoardEvent[] = [
  { type: 'TricksClaimed', data: { by: 'S', tricks: 11 } },
  { type: 'ClaimAccepted', data: { by: 'W' } },
];

const won = (...events: readonly BoardEvent[]) => {
  const board = foldBoard(events);
  return board && [tricksWon(board, 'NS'), tricksWon(board, 'EW')];
};

describe('L64A: the trick that goes over for a revoke', () => {
  const seen: readonly BoardEvent[] = [
    { type: 'AttentionDrawn', data: { by: 'S', act: 3 } },
    { type: 'DirectorCalled', data: { by: 'S' } },
  ];
  const settled: BoardEvent = { type: 'NextBoardCalledOn', data: { by: 'E' } };

  it('counts once somebody has spoken of it, after the claim too', () => {
    expect(won(...REVOKED, ...AGREED, settled, ...seen)).toEqual([12, 1]);
  });

  it('does not count while nobody has', () => {
    expect(won(...REVOKED, ...AGREED, settled)).toEqual([11, 2]);
  });
});
