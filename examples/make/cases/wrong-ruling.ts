import type { Clerk } from './clerk';
import { instant } from '../file';
import { CHIEF_DIRECTOR, DIRECTOR } from '../rulings';
import { LAWS } from './laws';

const BOARD = '3.5';

/**
 * An insufficient bid that was put right by the book, and a ruling after the play that was not: the director adjusts the
 * score under 27D, the chief director sees that nothing was gained by the infraction, and takes the ruling back.
 */
export const wrongRuling = (clerk: Clerk, from: number): void => {
  clerk.onBoard(from, BOARD, {
    type: 'TakeStatement',
    data: { by: 'E', text: 'Without one spade they would never have found their fit.' },
  });
  clerk.onBoard(from + 60, BOARD, {
    type: 'FindFact',
    data: { text: 'Two spades shows the same suit as one spade, and the values that South has.', basis: 'agreed' },
  });
  const threeHearts = {
    kind: 'assigned',
    components: [{ result: { bid: '3H', declarer: 'E', risk: 'undoubled', tricks: 9 }, weight: '1' }],
  } as const;
  const { revision: ruling } = clerk.onBoard(from + 240, BOARD, {
    type: 'GiveRuling',
    data: {
      laws: [LAWS('27D'), LAWS('12C1')],
      outcome: { NS: threeHearts, EW: threeHearts },
      reasons: 'South got help from the withdrawn bid; without it East plays three hearts.',
      by: DIRECTOR,
      rightOfAppeal: true,
      raisedAt: instant(from),
    },
  });
  clerk.onBoard(from + 300, BOARD, {
    type: 'TellRuling',
    data: { ruling, at: instant(from + 300), to: ['3', '9'] },
  });
  clerk.onBoard(from + 540, BOARD, {
    type: 'ReverseDecision',
    data: {
      decision: ruling,
      at: instant(from + 540),
      authority: 'chief-director',
      by: CHIEF_DIRECTOR,
      reasons:
        'South could bid two spades at once over two hearts, with the same meaning: the infraction gave no help (27D).',
    },
  });
  clerk.onBoard(from + 560, BOARD, {
    type: 'CloseReview',
    data: {
      law: '27D',
      decision: 'no-adjustment',
      reasons: 'The same contract is reached without the infraction.',
      by: CHIEF_DIRECTOR,
    },
  });
  clerk.onBoard(from + 570, BOARD, { type: 'ConfirmResult', data: {} });
};
