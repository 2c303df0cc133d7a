import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law82: Law = {
  number: 82,
  title: {
    en: 'Putting procedure right',
    da: 'Når fremgangsmåden er gået galt',
    sv: 'När något gått fel i genomförandet',
  },
  treatments: ['judged', 'scored'],
  built: inBoth('judged'),
  paragraphs: [
    same('82A', 'The director sees that errors of procedure are put right and that play goes on within the Laws.'),
    same('82B', 'For that the director may:'),
    same('82B1', 'adjust a score as the Laws allow;'),
    same('82B2', 'order a board to be played, put it off or cancel it;'),
    same('82B3', 'use every other power that the Laws give.'),
    same(
      '82C',
      "If the director's own ruling turns out wrong and the board can no longer be scored in the normal way, " +
        'the score is adjusted with both sides treated as non-offending.',
    ),
  ],
};
