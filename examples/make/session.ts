import type { Deal } from '@app/bridge';
import type { SessionCommand } from '@app/session';
import { SECTION, TABLES } from './evening';
import { rounds, seatings } from './movement';
import { CONTESTANTS, playersOf } from './people';
import { dealText } from './table';

/** The commands that set the evening up. */
export const settingUp = (deals: readonly Deal[]): readonly SessionCommand[] => [
  {
    type: 'OpenSession',
    data: {
      laws: 'wbf-2017',
      regulations: 'dbf-2013',
      scoring: 'matchpoints',
      title: 'Club evening',
      date: '2026-02-02',
    },
  },
  { type: 'AddSection', data: { section: SECTION, title: 'Section A' } },
  ...CONTESTANTS.map((contestant): SessionCommand => ({
    type: 'EnterContestant',
    data: {
      contestant,
      kind: 'pair',
      direction: Number(contestant) <= TABLES ? 'NS' : 'EW',
      players: playersOf(contestant),
    },
  })),
  ...rounds().map((round): SessionCommand => ({
    type: 'ScheduleRound',
    data: {
      round: String(round),
      section: SECTION,
      tables: seatings(round).map(({ table, NS, EW, boards }) => ({
        table: String(table),
        NS,
        EW,
        boards: [...boards].sort((one, other) => one - other),
      })),
    },
  })),
  {
    type: 'SetDeals',
    data: { section: SECTION, deals: deals.map((deal, index) => ({ board: index + 1, deal: dealText(deal) })) },
  },
];
