import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, only2017, same } from './paragraph';

export const law62: Law = {
  number: 62,
  title: { en: 'Putting a revoke right', da: 'Når kulørsvigt rettes i tide', sv: 'När en revoke rättas i tid' },
  treatments: ['enforced', 'offered'],
  built: inBoth('enforced', 'offered'),
  paragraphs: [
    differ(
      '62A',
      'A revoke must be put right if attention is drawn to it before it is established.',
      'A player who becomes aware of their own revoke before it is established must put it right.',
    ),
    same('62B', 'The player takes the card back and plays a legal one.'),
    same('62B1', "The card becomes a major penalty card if it came from a defender's hidden hand."),
    same(
      '62B2',
      "Nothing more happens if it came from declarer's hand (but see 43B2b), from dummy, or was a defender's " +
        'card already face up.',
    ),
    same('62C', 'Cards played after the revoke.'),
    same(
      '62C1',
      'Each player of the other side may take back what they played between the revoke and its being ' +
        'noticed. See Law 16 for what was seen.',
    ),
    differ(
      '62C2',
      "When they do, the next player in turn of the offending side may change too; a defender's card then " +
        'becomes a penalty card. See 16C.',
      "When they do, the opponent on their left may change too; a defender's card then becomes a penalty " +
        'card. See 16D.',
    ),
    only2017(
      '62C3',
      'Both sides revoked in the same trick, and only one of them has played to the next: both revokes are ' +
        'put right, and what defenders take back becomes penalty cards. See 16C2.',
    ),
    same('62D', 'Revokes at trick 12.'),
    same(
      '62D1',
      'A revoke at trick 12 is put right even if it is established, as long as the four hands are not back ' +
        'in the board.',
    ),
    differ(
      '62D2',
      "If a defender revoked at trick 12 before it was partner's turn, 16C governs what partner may do.",
      "If a defender revoked at trick 12 before it was partner's turn, and partner holds cards of two suits, " +
        'partner may not choose the one that the revoke card could have suggested.',
    ),
  ],
};
