import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law28: Law = {
  number: 28,
  title: {
    en: 'Calls that count as made in turn',
    da: 'Meldinger der gælder som afgivet i tur',
    sv: 'Bud som räknas som i tur',
  },
  treatments: ['enforced', 'judged'],
  built: inBoth('enforced', 'judged'),
  paragraphs: [
    same('28A', 'A call that does not wait for RHO counts as in turn if RHO is bound to pass.'),
    differ(
      '28B',
      "The player whose turn it is may call before the director has ruled on an opponent's call out of rotation. That " +
        'gives up the rectification, and the auction goes on as if the opponent had not called then. 26 is off; 16C2 ' +
        'holds.',
      "The player whose turn it is may call before the director has ruled on an opponent's call out of rotation. That " +
        'gives up the rectification, and the auction goes on as if the opponent had not called then; 16D2 holds.',
    ),
  ],
};
