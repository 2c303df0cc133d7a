import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law46: Law = {
  number: 46,
  title: { en: 'Unclear orders to dummy', da: 'Uklare ordrer til bordet', sv: 'Otydliga order till träkarlen' },
  treatments: ['enforced', 'recorded', 'offered', 'judged'],
  built: inBoth('enforced', 'recorded', 'offered', 'judged'),
  paragraphs: [
    same('46A', 'Declarer should name both suit and rank of the card wanted from dummy.'),
    same(
      '46B',
      'How to read an order that leaves something out or cannot be met, unless it is beyond doubt that ' +
        'declarer meant something else.',
    ),
    same('46B1', 'Declarer says only how high to play.'),
    differ(
      '46B1a',
      "'High', or the like, means the highest card of the suit that was led.",
      "'High', or the like, means the highest card.",
    ),
    differ(
      '46B1b',
      "'Win it' means the lowest card of the suit that was led that is known to take the trick.",
      "'Win it' means the lowest card that is known to take the trick.",
    ),
    differ(
      '46B1c',
      "'Low', or the like, means the lowest card of the suit that was led.",
      "'Low', or the like, means the lowest card.",
    ),
    same('46B2', 'A suit without a rank means the lowest card of that suit.'),
    same('46B3', 'A rank without a suit.'),
    same(
      '46B3a',
      'On lead, declarer is taken to go on with the suit in which dummy took the last trick, if dummy has ' +
        'that rank in it.',
    ),
    same(
      '46B3b',
      'Otherwise a card of that rank must be played if one can be played legally. If several can, declarer ' +
        'says which.',
    ),
    same(
      '46B4',
      'An order for a card that dummy does not hold counts for nothing, and declarer may name any legal ' + 'card.',
    ),
    same(
      '46B5',
      "If declarer names neither suit nor rank, as in 'play anything', either defender may choose dummy's " + 'card.',
    ),
  ],
};
