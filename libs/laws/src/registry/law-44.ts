import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law44: Law = {
  number: 44,
  title: { en: 'How a trick is played', da: 'Sådan spilles et stik', sv: 'Så spelas ett stick' },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same('44A', 'The leader may choose any card, unless an irregularity of their own side restricts them.'),
    same('44B', 'The other three follow in turn with one card each, and the four cards make the trick.'),
    same('44C', 'Everybody follows suit if they can. This comes before every other duty in the Laws.'),
    same(
      '44D',
      'A player with no card of the suit may play anything, unless an irregularity of their own side ' +
        'restricts them.',
    ),
    same('44E', 'If there is a trump in the trick, the highest trump takes it.'),
    same('44F', 'With no trump in it, the highest card of the suit that was led takes the trick.'),
    same('44G', 'The hand that took the last trick leads to the next.'),
  ],
};
