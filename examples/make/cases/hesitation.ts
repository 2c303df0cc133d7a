import type { PlacedEvent } from '@app/contract';
import { instant } from '../file';
import { DIRECTOR } from '../rulings';
import type { Clerk } from './clerk';
import { LAWS } from './laws';

const BOARD = '4.5';
/** North's three spades, and South's four. */
const [SLOW, RAISE] = [5, 8];

/**
 * North raises to three spades after twenty-one seconds, and South goes on. Five peers are asked: two would pass. Three
 * spades it is, with ten tricks in two of three cases.
 */
export const hesitation = (clerk: Clerk, from: number): PlacedEvent => {
  const on = (after: number, command: Parameters<Clerk['onBoard']>[2]): PlacedEvent =>
    clerk.onBoard(from + after, BOARD, command);
  on(0, { type: 'CallDirector', data: { by: 'W', act: RAISE } });
  on(40, {
    type: 'TakeStatement',
    data: { by: 'W', text: 'North thought for a long time over three spades.', act: SLOW },
  });
  on(70, { type: 'TakeStatement', data: { by: 'S', text: 'I have six spades and would always go on.', act: RAISE } });
  on(120, {
    type: 'FindFact',
    data: { text: 'North took some twenty seconds for three spades.', basis: 'balance-of-probabilities', act: SLOW },
  });
  on(600, {
    type: 'TakePoll',
    data: {
      question: "South's hand, one spade raised to three without any hesitation: what do you call?",
      asked: [
        { answer: '4S', strength: 'club, strong' },
        { answer: '4S', strength: 'club, middle' },
        { answer: 'Pass', strength: 'club, middle' },
        { answer: '4S', strength: 'club, middle' },
        { answer: 'Pass', strength: 'club, weak' },
      ],
      act: RAISE,
    },
  });
  const threeSpades = {
    kind: 'assigned',
    components: [
      { result: { bid: '3S', declarer: 'S', risk: 'undoubled', tricks: 10 }, weight: '2/3' },
      { result: { bid: '3S', declarer: 'S', risk: 'undoubled', tricks: 9 }, weight: '1/3' },
    ],
  } as const;
  const ruling = on(900, {
    type: 'GiveRuling',
    data: {
      about: [SLOW, RAISE],
      laws: [LAWS('16B1'), LAWS('12C1c')],
      outcome: { NS: threeSpades, EW: threeSpades },
      reasons:
        'Pass is a logical alternative, two of five peers take it; a slow raise suggests going on. Three spades makes ten tricks unless West leads a heart.',
      by: DIRECTOR,
      consulted: [{ who: 'd02', as: 'chief director' }],
      rightOfAppeal: true,
      raisedAt: instant(from),
    },
  });
  on(960, { type: 'TellRuling', data: { ruling: ruling.revision, at: instant(from + 960), to: ['4', '12'] } });
  return ruling;
};
