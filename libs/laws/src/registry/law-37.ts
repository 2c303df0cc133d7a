import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law37: Law = {
  number: 37,
  title: {
    en: 'Call by a player who must pass',
    da: 'Melding trods pligt til at passe',
    sv: 'Bud trots plikt att passa',
  },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same(
      '37A',
      'If LHO calls before the director has ruled, the bid, double or redouble stands, and so do the legal calls after ' +
        'it; not, however, a double or redouble against 19A1 or 19B1. A player bound to pass throughout still must. No ' +
        'lead restrictions.',
    ),
    same('37B', 'LHO has not called.'),
    same('37B1', 'The call is cancelled.'),
    same(
      '37B2',
      'It is replaced by a pass, and both players of the side must pass for the rest of the auction. Lead ' +
        'restrictions may apply (26), and so may the rule for one who could have known.',
    ),
  ],
};
