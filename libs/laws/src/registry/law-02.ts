import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law02: Law = {
  number: 2,
  title: { en: 'The boards', da: 'Mapper, kortgiver og zone', sv: 'Brickor, givare och zon' },
  treatments: ['enforced', 'procedural'],
  built: inBoth('enforced'),
  paragraphs: [
    same(
      '2',
      'Each board is numbered and has a pocket for each hand. Dealer and vulnerability go by the number, in a cycle ' +
        'of sixteen. A board with other markings should not be used; where it is, it is played as marked for that session.',
    ),
  ],
};
