import type { Law } from './entry';
import { inBoth } from './entry';
import { moved, same } from './paragraph';

export const law72: Law = {
  number: 72,
  title: { en: 'How the game is to be played', da: 'Spillets grundregler', sv: 'Spelets grundregler' },
  treatments: ['recorded', 'judged', 'scored', 'procedural'],
  built: inBoth('judged'),
  paragraphs: [
    same(
      '72A',
      "Play by the Laws. The aim is to beat the others' scores while keeping to correct procedure and to the " +
        'ethics that the Laws set out.',
    ),
    same('72B', 'On breaking a Law.'),
    same('72B1', 'Nobody breaks a Law on purpose, not even if ready to bear the rectification.'),
    same(
      '72B2',
      'A player need not, as a rule, point out an infraction of their own side. Wrong explanations (20F), ' +
        'revokes (62A) and tricks that were not won (79A2) are another matter.',
    ),
    same(
      '72B3',
      'Nobody tries to hide an infraction, for example by revoking again, tucking away the revoke card or ' +
        'mixing the cards early.',
    ),
    moved(
      '72C',
      '23',
      'The director finds that an offender could have known, at the time, that the irregularity might well ' +
        'damage the other side: the board is played out, and the score is adjusted afterwards if the offending ' +
        'side gained by it.',
    ),
  ],
};
