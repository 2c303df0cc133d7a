import type { Seat } from '@app/bridge';
import { auctionGrid } from './auction-grid';
import type { BoardView, CallView } from './view';

type Grid = Pick<BoardView, 'dealer' | 'auction' | 'standing'>;

/**
 * `'E:1H~27B'` is cancelled under 27B, `'E:2H?'` only tried; in the order in which they were made.
 * @param inOrder the calls in force where they follow each other otherwise: `'N2 E-'`, by act, or a pass nobody made
 */
const auction = (dealer: Seat, made: string, inOrder?: string): Grid => {
  const calls = made.split(' ').map((text, act): CallView => {
    const [, seat = '', call = '', mark = '', law = ''] = /^(.):([^~?]+)([~?]?)(.*)$/.exec(text) ?? [];
    return {
      act,
      seat: seat as Seat,
      call: call as CallView['call'],
      status: mark === '~' ? 'cancelled' : mark === '?' ? 'attempted' : 'in-force',
      law: law === '' ? null : law,
      alerted: false,
      explanations: [],
      tempo: [],
      findings: [],
    };
  });
  const given = inOrder?.split(' ').map((text) => {
    const [seat, act] = [text.charAt(0) as Seat, text.slice(1)];
    return { seat, act: act === '-' ? null : Number(act) };
  });
  const standing = given ?? calls.flatMap(({ act, seat, status }) => (status === 'in-force' ? { seat, act } : []));
  return { dealer, auction: calls, standing };
};

const printed = (view: Grid, columns: readonly Seat[]): readonly string[] =>
  auctionGrid(view, columns).map((row) =>
    columns
      .map((seat) => {
        const cell = row[seat];
        if (!cell) return '-';
        const calls = cell.calls.map(({ call, status }) => (status === 'in-force' ? call : `~${call}`));
        return [...calls, ...(cell.deemed ? ['(Pass)'] : [])].join('+');
      })
      .join(' '),
  );

const FROM_NORTH: readonly Seat[] = ['N', 'E', 'S', 'W'];
const FROM_WEST: readonly Seat[] = ['W', 'N', 'E', 'S'];

describe('the auction in rows', () => {
  it.each<[string, Grid, readonly string[]]>([
    ['a cancelled bid, not replaced yet', auction('N', 'N:1S E:1H~27B'), ['1S ~1H - -']],
    ['the bid made in its place', auction('N', 'N:1S E:1H~27B E:2H S:Pass W:3H'), ['1S ~1H+2H Pass 3H']],
    ['two that fell', auction('N', 'N:1S E:1H~27B E:X~27B3 E:Pass S:2S'), ['1S ~1H+~X+Pass 2S -']],
    ['what fell with it', auction('N', 'N:1S E:1H~27B S:Pass~27B E:2H S:Pass'), ['1S ~1H+2H ~Pass+Pass -']],
    ['an opening out of rotation that is not accepted', auction('N', 'S:1S~29B'), ['- - ~1S -']],
    ['and what its maker calls in turn', auction('N', 'S:1S~29B N:Pass E:Pass S:1S'), ['Pass Pass ~1S+1S -']],
    ['a call out of rotation that stands', auction('N', 'N:1NT W:Pass N:2H E:X'), ['1NT - - Pass', '2H X - -']],
    ['a change that is being tried', auction('N', 'N:1S N:1NT?'), ['1S+~1NT - - -']],
    ['one that was refused', auction('N', 'N:1S E:Pass N:1NT~25B2 S:Pass'), ['1S+~1NT Pass Pass -']],
    ['a correction that came to nothing', auction('N', 'N:1S E:1H E:2H~27A1 S:2S'), ['1S 1H+~2H 2S -']],
    [
      'an intended call, made after the next player had called',
      auction('N', 'N:1C~25A1 E:1NT N:1S', 'N2 E1'),
      ['~1C+1S 1NT - -'],
    ],
    [
      'a pass that nobody made',
      auction('N', 'N:1C E:Pass S:X~36B1 S:1S W:Pass E:2D', 'N0 E1 S3 W4 N- E5'),
      ['1C Pass ~X+1S Pass', '(Pass) 2D - -'],
    ],
    [
      'a pass in place of a call that cannot be',
      auction('N', 'N:7S E:8NT~38B S:Pass~38B S:Pass', 'N0 E- S3'),
      ['7S ~8NT+(Pass) ~Pass+Pass -'],
    ],
    [
      'a pass that nobody made, and the next one of the same player',
      auction('N', 'N:1S S:2S W:Pass N:Pass E:Pass', 'N0 E- S1 W2 N3 E4'),
      ['1S (Pass) 2S Pass', 'Pass Pass - -'],
    ],
  ])('%s', (_, view, rows) => {
    expect(printed(view, FROM_NORTH)).toEqual(rows);
  });

  it.each<[string, Grid, readonly string[]]>([
    ['begins in the column of the dealer', auction('E', 'E:1C S:Pass W:1H'), ['- - 1C Pass', '1H - - -']],
    ['leaves the dealer his place', auction('N', 'W:1S~29B'), ['- - - -', '~1S - - -']],
    ['goes on in the next row', auction('N', 'N:1S E:Pass S:1H~27B'), ['- 1S Pass ~1H']],
  ])('with other columns: %s', (_, view, rows) => {
    expect(printed(view, FROM_WEST)).toEqual(rows);
  });

  it('has none before the first call', () => {
    expect(auctionGrid({ dealer: 'N', auction: [], standing: [] }, FROM_NORTH)).toEqual([]);
  });
});
