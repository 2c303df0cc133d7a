import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law18: Law = {
  number: 18,
  title: { en: 'Bids and their rank', da: 'Bud og deres rang', sv: 'Kontraktsbudens rang' },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same(
      '18A',
      'A bid names one to seven odd tricks and a denomination. Pass, double and redouble are calls, not bids.',
    ),
    same(
      '18B',
      'A bid is higher than an earlier one at the same level in a higher denomination, or at any higher level.',
    ),
    same('18C', 'A bid higher than the last one is sufficient.'),
    same('18D', 'A bid that is not higher than the last one is insufficient, and Law 27 deals with it.'),
    same('18E', 'From the top the denominations are notrump, spades, hearts, diamonds, clubs.'),
    same('18F', 'The Regulating Authority may allow other ways of making calls.'),
  ],
};
