import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law07: Law = {
  number: 7,
  title: { en: 'Handling the board and the cards', da: 'Mappe og kort ved bordet', sv: 'Bricka och kort vid bordet' },
  treatments: ['enforced', 'recorded'],
  built: inBoth('enforced', 'recorded'),
  paragraphs: [
    differ(
      '7A',
      'The board lies in the middle of the table, turned the right way, until play has ended.',
      'The board lies in the middle of the table until play has ended.',
    ),
    same('7B', 'Taking the cards from the board.'),
    same('7B1', 'Each player takes the hand from the pocket of their own direction.'),
    same('7B2', 'Each player counts thirteen cards face down, and looks at their faces before calling.'),
    differ(
      '7B3',
      'Each player keeps their own cards apart from the others. Nobody touches the cards of another, during or after ' +
        "play, unless an opponent or the director allows it; declarer may play dummy's.",
      'Each player keeps their own cards apart from the others. Nobody touches the cards of another, during or after ' +
        "play, unless the director allows it; declarer may play dummy's.",
    ),
    same(
      '7C',
      'After play each player should shuffle the thirteen cards and put them back in the right pocket. No hand comes out again ' +
        'unless a player of each side, or the director, is there.',
    ),
    same('7D', 'A contestant who stays at a table for the whole session answers first for proper conditions there.'),
  ],
};
