import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, part2017, same } from './paragraph';

export const law24: Law = {
  number: 24,
  title: {
    en: 'Card exposed or led in the auction',
    da: 'Kort vist under meldingerne',
    sv: 'Kort visat under budgivningen',
  },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    differ(
      '24',
      "Through a player's own fault partner could see the face of a card during the auction. Each such card lies face up " +
        'until the auction ends. What it shows is authorised for the other side and unauthorised for its own (16C).',
      "Through a player's own fault partner could see the face of a card during the auction period. Each such card lies " +
        'face up until the auction period ends. What it shows is authorised for the other side and unauthorised for its ' +
        "own. It goes back to the hand if the offender's side declares, and becomes a penalty card (50) if it defends.",
    ),
    differ(
      '24A',
      'One card below a ten, not led prematurely: nothing further, apart from 24E.',
      'One card below a ten, not led prematurely: nothing further.',
    ),
    same(
      '24B',
      'One honour, or any card led prematurely: partner must pass at the next turn to call. If that pass does ' +
        'damage, the offender may be one who could have known.',
    ),
    same(
      '24C',
      'Two or more cards: partner must pass at the next turn to call. If that pass does damage, the offender may ' +
        'be one who could have known.',
    ),
    part2017('24D', '24', 'agrees', 'If the offender becomes declarer or dummy, the cards go back to the hand.'),
    part2017('24E', '24', 'agrees', 'If the offender becomes a defender, every such card is a penalty card (50, 51).'),
  ],
};
