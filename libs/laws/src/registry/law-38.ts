import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law38: Law = {
  number: 38,
  title: { en: 'Bid of more than seven', da: 'Bud på mere end syv', sv: 'Kontraktsbud på mer än sju' },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same('38A', 'A contract of more than seven is never played.'),
    same('38B', 'The bid is cancelled, and so is every call after it.'),
    same(
      '38C',
      'A pass takes its place. If the auction is not over it goes on, and both players of the side must pass throughout.',
    ),
    same(
      '38D',
      'Lead restrictions may apply (26), and so may the rule for one who could have known; neither does if LHO ' +
        'called after the bid and before it was rectified.',
    ),
  ],
};
