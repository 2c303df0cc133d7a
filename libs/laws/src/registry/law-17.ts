import type { Law } from './entry';
import { inBoth } from './entry';
import { moved, part2007, same } from './paragraph';

export const law17: Law = {
  number: 17,
  title: { en: 'The auction period', da: 'Perioden for meldinger', sv: 'Tiden för budgivning' },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same('17A', 'The auction period begins for a side when either of its players takes the cards from the board.'),
    same('17B', 'The dealer that the board shows calls first.'),
    same('17C', 'The player on the left calls next, and so on clockwise.'),
    moved('17D', '17E', 'How the auction period ends.'),
    moved(
      '17D1',
      '22B1',
      'When there is a contract, the auction period ends as a defender faces the opening lead; for one out of turn see ' +
        '54. From the end of the auction until then is the clarification period.',
    ),
    moved('17D2', '22B2', 'When nobody bid, it ends when all four hands are back in the board.'),
    part2007('17E1', '17D', 'agrees', 'Auction and auction period end as Law 22 says.'),
    moved(
      '17D3',
      '17E2',
      'Three passes do not end the auction if one of them was out of turn and took from a player the chance to call. ' +
        'This holds after any call. It goes back to that player, the passes from there on are cancelled, and 16C applies ' +
        'to them, each player who passed out of turn being an offender.',
      'Three passes do not end the auction if one of them was out of turn and took from a player the chance to call. ' +
        'This holds after a bid, double or redouble. It goes back to that player, the passes from there on are ' +
        'cancelled, and 16D applies to them, each player who passed out of turn being an offender.',
    ),
  ],
};
