import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law14: Law = {
  number: 14,
  title: { en: 'A card is missing', da: 'Et kort mangler', sv: 'Ett kort saknas' },
  treatments: ['enforced', 'judged'],
  built: inBoth('enforced', 'judged'),
  paragraphs: [
    differ(
      '14A',
      'A hand is found short, and none is too long, before the opening lead is faced: the director looks for the card.',
      'A hand is found short, and none is too long, before the opening lead is made: the director looks for the card.',
    ),
    same('14A1', 'A card that is found goes back to the short hand.'),
    same('14A2', 'If it is not found, the deal is made up again from another pack.'),
    same('14A3', 'Nothing that was called changes: the card counts as having been in the hand all along.'),
    differ(
      '14B',
      'A hand is found short, and none is too long, after the opening lead is faced and before the correction period ' +
        'ends: the director looks for the card.',
      'A hand is found short, and none is too long, after the opening lead is made and before the correction period ' +
        'ends: the director looks for the card.',
    ),
    same('14B1', 'Found among the cards played: the trick is defective (67).'),
    same('14B2', 'Found elsewhere: it goes back to the hand, with rectification or penalty as 14B4 gives them.'),
    same('14B3', 'Not found: the deal is made up from another pack, with rectification or penalty as 14B4 gives them.'),
    same(
      '14B4',
      'The card counts as having been in the hand all along. It may become a penalty card (50), and not having played it ' +
        'may be a revoke.',
    ),
    same(
      '14C',
      'That the card was given back is unauthorised information for the partner of the player who lacked it.',
    ),
  ],
};
