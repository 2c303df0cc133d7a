import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law29: Law = {
  number: 29,
  title: { en: 'Call out of rotation', da: 'Melding uden for tur', sv: 'Bud utom tur' },
  treatments: ['enforced', 'offered'],
  built: inBoth('enforced', 'offered'),
  paragraphs: [
    same('29A', 'LHO may choose to call over a call out of rotation, and so gives up any rectification.'),
    same(
      '29B',
      'If LHO does not, the call is cancelled and the auction goes back to the player whose turn it was. What then ' +
        'binds the offender and partner stands in 30, 31 or 32.',
    ),
    same(
      '29C',
      'If the call was artificial, 30, 31 and 32 look to the denominations that it showed, not to the one it named.',
    ),
  ],
};
