import { type Card, type KnownHands, type Seat, RANKS, EDITIONS } from '@app/bridge';
import type { Act, ActData } from '../state/acts';
import { type TableState, openTable } from '../state/table-state';
import { tableAfter } from '../book';

type Edition = (typeof EDITIONS)[number];

const CONTRACT = { bid: '3NT', declarer: 'S', risk: 'undoubled' } as const;

const after = (edition: Edition, acts: readonly Act[], hands?: KnownHands): TableState =>
  acts.reduce(tableAfter, openTable({ edition, dealer: 'S', contract: CONTRACT, hands }));

const lead: Act = { type: 'LeadFaced', at: 1, data: { seat: 'W', card: 'D2' } };

const exposing = (
  cards: readonly Card[],
  how: Pick<ActData['CardExposed'], 'manner' | 'deliberate'>,
  seat: Seat = 'E',
): Act => ({ type: 'CardExposed', at: 2, data: { seat, cards, ...how } });

const kinds = (state: TableState): readonly string[] => state.cards.penalty.map(({ kind }) => kind);

describe.each(EDITIONS)('penalty cards, %s', (edition) => {
  it.each(RANKS.map((rank) => [rank, 'AKQJT'.includes(rank) ? 'major' : 'minor'] as const))(
    '50B: a single %s that fell is %s',
    (rank, kind) => {
      expect(kinds(after(edition, [lead, exposing([`S${rank}`], { manner: 'dropped' })]))).toEqual([kind]);
    },
  );

  it.each<readonly [string, readonly Card[], Parameters<typeof exposing>[1], readonly string[]]>([
    ['led', ['S2'], { manner: 'led' }, ['major']],
    ['shown on purpose', ['S2'], { manner: 'shown', deliberate: true }, ['major']],
    ['shown by accident', ['S2'], { manner: 'shown', deliberate: false }, ['minor']],
    ['two of them', ['S2', 'H3'], { manner: 'dropped' }, ['major', 'major']],
  ])('50B: small cards, %s', (_, cards, how, expected) => {
    expect(kinds(after(edition, [lead, exposing(cards, how)]))).toEqual(expected);
  });

  it.each<Seat>(['N', 'S'])('48A: no card of %s is one', (seat) => {
    expect(kinds(after(edition, [lead, exposing(['SA', 'S2'], { manner: 'shown', deliberate: true }, seat)]))).toEqual(
      [],
    );
  });

  it.each<readonly [readonly Card[], readonly string[]]>([
    [['SA'], ['require-S', 'forbid-S', 'any']],
    [
      ['SA', 'S2'],
      ['require-S', 'forbid-S', 'any'],
    ],
    [
      ['C2', 'HA'],
      ['require-H', 'forbid-H', 'require-C', 'forbid-C', 'forbid-HC', 'any'],
    ],
    [
      ['D3', 'S2', 'HA'],
      [
        ...['require-S', 'forbid-S', 'require-H', 'forbid-H', 'require-D', 'forbid-D'],
        ...['forbid-SH', 'forbid-SD', 'forbid-HD', 'forbid-SHD', 'any'],
      ],
    ],
  ])("50D2, 51B: what declarer may choose before partner's lead with %j on the table", (cards, choices) => {
    const trick: readonly Act[] = (['N', 'E', 'S'] as const).map((seat, index) => ({
      type: 'CardPlayed',
      at: 3 + index,
      data: { seat, card: (['D4', 'D5', 'D6'] as const)[index] ?? 'D4' },
    }));
    const high: Act = { type: 'LeadFaced', at: 1, data: { seat: 'W', card: 'DA' } };
    const state = after(edition, [high, exposing(cards, { manner: 'dropped' }), ...trick]);
    expect(state.options.map((one) => [one.law, one.for, one.choices])).toEqual([['50D2', 'S', choices]]);
    expect(state.obligations.map(({ kind, for: who }) => [kind, who])).toEqual([['wait', 'W']]);
  });
});
