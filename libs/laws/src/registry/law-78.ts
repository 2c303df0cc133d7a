import type { Law } from './entry';
import { differ, same } from './paragraph';

export const law78: Law = {
  number: 78,
  title: {
    en: 'Comparing scores; the conditions',
    da: 'Sammenligning af scorer og turneringens vilkår',
    sv: 'Jämförelse av resultat och tävlingens villkor',
  },
  treatments: ['scored', 'timed'],
  paragraphs: [
    differ(
      '78A',
      'Matchpoints: compared with each other score on the board, two units for one that is worse, one for ' +
        'the same, none for one that is better. A unit is a matchpoint or half of one.',
      'Matchpoints: compared with each other score on the board, two points for one that is worse, one for ' +
        'the same, none for one that is better.',
    ),
    same(
      '78B',
      'IMPs: the difference between the two scores on a board is turned into 0 to 24 IMPs by a fixed scale, ' +
        'from 20 points for the first to 4000 for the last.',
    ),
    same('78C', 'Total points: the sum of the scores on all boards.'),
    same(
      '78D',
      'Other methods, such as victory points, need leave of the regulating authority. Before the event the ' +
        'organiser publishes the conditions: entry, scoring, who wins, ties and the like. They may not go ' +
        'against the Laws or regulations, and contestants can get hold of them.',
    ),
  ],
};
