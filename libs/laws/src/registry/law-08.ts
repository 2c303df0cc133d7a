import type { Law } from './entry';
import { same } from './paragraph';

export const law08: Law = {
  number: 8,
  title: { en: 'Rounds and the session', da: 'Runder og sektion', sv: 'Ronder och omgång' },
  treatments: ['recorded', 'timed'],
  paragraphs: [
    same('8A', 'Moving boards and players.'),
    same('8A1', 'The director tells players how boards and contestants move.'),
    same(
      '8A2',
      'North sees that the boards just played get to the right table, unless the director decides otherwise.',
    ),
    same('8B', 'When a round ends.'),
    same(
      '8B1',
      'As a rule a round ends when the director starts the next; at a table still playing, when its players move on.',
    ),
    same(
      '8B2',
      'For a board put off until later, the round ends for those players when that board has been played and its score ' +
        'agreed and entered, or when the director cancels it.',
    ),
    same(
      '8C',
      'The last round, and the session, ends at each table when its boards are played and every score is entered without ' +
        'objection.',
    ),
  ],
};
