import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law34: Law = {
  number: 34,
  title: { en: 'Keeping the right to call', da: 'Når retten til at melde består', sv: 'När rätten att bjuda består' },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same(
      '34',
      'Three passes in a row, one of them out of rotation, do not end the auction: Law 17 says how it goes on.',
    ),
  ],
};
