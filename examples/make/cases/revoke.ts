import type { PlacedEvent } from '@app/contract';
import { instant } from '../file';
import { DIRECTOR } from '../rulings';
import { type Clerk, addressOf } from './clerk';
import { LAWS } from './laws';

const BOARD = '3.8';

/**
 * East's revoke in trick 6 is found when the round is over: one trick would have gone over in time, now none does. With
 * the spade in place of the ten of clubs East-West would have had no less, so the result stands.
 */
export const revokeFoundLate = (clerk: Clerk, from: number): PlacedEvent => {
  const on = (after: number, command: Parameters<Clerk['onBoard']>[2]): PlacedEvent =>
    clerk.onBoard(from + after, BOARD, command);
  const { revision: called } = on(0, { type: 'CallDirector', data: { by: 'N' } });
  on(60, { type: 'TakeStatement', data: { by: 'N', text: 'East had a spade when I played the king.', act: called } });
  on(120, {
    type: 'TakeStatement',
    data: { by: 'E', text: 'I had it behind a club and did not see it.', act: called },
  });
  on(180, {
    type: 'FindFact',
    data: { text: 'East threw the ten of clubs on the king of spades, and held the seven of spades.', basis: 'agreed' },
  });
  const ruling = on(420, {
    type: 'GiveRuling',
    data: {
      laws: [LAWS('64B5'), LAWS('64C')],
      rectification: 'No trick goes over: attention was first drawn to it after the round.',
      reasons:
        'The revoke gave declarer a club trick and cost East-West one; without it North has ten tricks at most. North-South were not damaged.',
      by: DIRECTOR,
      rightOfAppeal: true,
    },
  });
  on(480, { type: 'TellRuling', data: { ruling: ruling.revision, at: instant(from + 480), to: ['3', '8'] } });
  return ruling;
};

/** North-South appeal, and withdraw when they see that a trick more moves nobody's place. */
export const appealWithdrawn = (clerk: Clerk, from: number, ruling: PlacedEvent): void => {
  clerk.onAppeal(from, 'a2', {
    type: 'LodgeAppeal',
    data: {
      session: 'demo',
      against: addressOf(ruling),
      appellant: '3',
      lodgedBy: ['p05', 'p06'],
      capacity: 'players',
      parts: ['law'],
      grounds: 'A revoke costs a trick.',
      at: instant(from),
      receivedBy: DIRECTOR,
    },
  });
  clerk.onAppeal(from + 300, 'a2', {
    type: 'WithdrawAppeal',
    data: {
      at: instant(from + 300),
      by: ['p05', 'p06'],
      reason: 'With eleven tricks no prize goes to anybody else.',
      paragraph: 'DBf X92C1',
      cannotMatter: true,
    },
  });
};
