import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deal } from '@app/bridge';
import type { Conditions, SessionCommand } from '@app/contract';
import { inEnglish } from '@app/messages';
import { readConditions } from '@app/scenarios';
import { SECTION, TABLES } from './evening';
import { rounds, seatings } from './movement';
import { CONTESTANTS, playersOf } from './people';
import { dealText } from './table';

/** The conditions of contest of the evening, as they lie in `conditions/`, found from the root of the package. */
const clubConditions = (): Conditions => {
  const read = readConditions(readFileSync(join(process.cwd(), 'conditions/club-pairs.yaml'), 'utf8'));
  if (!read.ok) throw new Error(read.error.map(({ message }) => inEnglish(message)).join('; '));
  return read.value;
};

/** The commands that set the evening up. */
export const settingUp = (title: string, deals: readonly Deal[]): readonly SessionCommand[] => [
  {
    type: 'OpenSession',
    data: {
      laws: 'wbf-2017',
      regulations: 'dbf-2013',
      scoring: 'matchpoints',
      title,
      date: '2026-02-02',
      timeZone: 'Europe/Copenhagen',
      conditions: clubConditions(),
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
