import type { Law } from './entry';
import { inBoth } from './entry';
import { moved, same } from './paragraph';

export const law71: Law = {
  number: 71,
  title: { en: 'Taking back a concession', da: 'Når et afkald falder bort', sv: 'När ett avstående tas tillbaka' },
  treatments: ['enforced', 'judged', 'scored'],
  built: inBoth('enforced', 'judged'),
  paragraphs: [
    same(
      '71',
      'A concession stands. Within the correction period (79C) it is cancelled in two cases: the trick goes ' +
        'back to the side that conceded it, and the board is scored again.',
    ),
    moved('71A', '71.1', 'The side had in fact won the trick.'),
    moved(
      '71B',
      '71.2',
      'No normal play of the remaining cards, careless or poor play included, could have lost the trick.',
    ),
  ],
};
