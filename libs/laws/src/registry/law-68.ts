import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, only2017, part2017, same } from './paragraph';

export const law68: Law = {
  number: 68,
  title: { en: 'Claims and concessions', da: 'At kræve eller opgive stik', sv: 'Att begära eller ge bort stick' },
  treatments: ['enforced', 'judged', 'scored'],
  built: inBoth('enforced', 'judged'),
  paragraphs: [
    same(
      '68',
      'Only words or acts about tricks beyond the one in progress are a claim or a concession. If they are ' +
        "about winning or losing the current trick, play goes on; a defender's cards seen that way are no " +
        'penalty cards, but Law 16 or 57A may apply.',
    ),
    same(
      '68A',
      'A statement that a side will take a certain number of tricks is a claim. So is proposing to stop, or ' +
        "showing one's hand, unless it is plain that no claim was meant, as when declarer spreads after a lead " +
        'by the wrong hand (54).',
    ),
    same('68B', 'What a concession is.'),
    same(
      '68B1',
      'A statement that a side will lose a certain number of tricks concedes them. Claiming some concedes ' +
        'the rest. Giving up the play concedes all.',
    ),
    differ(
      '68B2',
      'A defender offers to concede and partner objects at once: there is neither claim nor concession. Call ' +
        'the director and play on. Cards shown are no penalty cards, but what they told is for 16C and partner ' +
        'may not use it.',
      'A defender offers to concede and partner objects at once: there is no concession. Call the director ' +
        'and play on. Cards shown are no penalty cards, but what they told is for 16D and partner may not use ' +
        'it.',
    ),
    differ(
      '68C',
      'The claimer should say at once, and clearly, how the cards will be played to take the tricks. Whoever ' +
        'claims or concedes shows the hand.',
      'The claimer should say at once, and clearly, in which order or on what line the cards will be played ' +
        'to take the tricks.',
    ),
    differ(
      '68D',
      'Play stops after a claim or a concession; it can go on only under D2b.',
      'Play stops after a claim or a concession. If it is agreed to, see 69. If anybody disputes it, dummy ' +
        'included, the director is called at once and rules under 70; nothing is done before that. Cards ' +
        'played all the same can be evidence (70D3).',
    ),
    part2017('68D1', '68D', 'agrees', 'If it is agreed to, see 69.'),
    part2017('68D2', '68D', 'agrees', 'If anybody doubts it, dummy included, there are two ways on.'),
    part2017(
      '68D2a',
      '68D',
      'agrees',
      'Somebody calls the director at once: nobody does anything until the director comes and rules under ' + '70.',
    ),
    only2017('68D2b', 'Or the side that did not claim or concede asks to play on.'),
    only2017('68D2b(i)', 'All four must agree to it; if not, the director is called as in D2a.'),
    only2017(
      '68D2b(ii)',
      'The claim or concession is then void and will not be ruled on. Laws 16 and 50 do not apply to what ' +
        'came out of it, and the score made in play stands.',
    ),
  ],
};
