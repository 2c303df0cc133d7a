import type { Law } from './entry';
import { same } from './paragraph';

export const law05: Law = {
  number: 5,
  title: { en: 'Seats', da: 'Pladser', sv: 'Platser' },
  treatments: ['procedural'],
  paragraphs: [
    same(
      '5A',
      'The director gives each contestant a place to start. A pair or team may share out its seats, but a direction ' +
        'once taken is kept for the session unless the director says otherwise.',
    ),
    same(
      '5B',
      'Players change direction or table as the director instructs. The director answers for clear instructions, each ' +
        'player for going to the right place at the right time.',
    ),
  ],
};
