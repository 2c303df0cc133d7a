import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law54: Law = {
  number: 54,
  title: {
    en: 'Opening lead by the wrong hand, face up',
    da: 'Åbent åbningsudspil fra forkert hånd',
    sv: 'Öppet förstautspel från fel hand',
  },
  treatments: ['enforced', 'offered'],
  built: inBoth('enforced', 'offered'),
  paragraphs: [
    differ(
      '54',
      'This Law is for a wrong opening lead that is face up, or was face down and has been turned. If the ' +
        "offender's partner has led face down as well, that card goes back.",
      "This Law is for a wrong opening lead that is face up. If the offender's partner has led face down as " +
        'well, that card goes back.',
    ),
    same(
      '54A',
      'Declarer may put the hand down and become dummy; dummy then declares. Once declarer has begun and a ' +
        'card shows, the whole hand must go down.',
    ),
    same('54B', 'Declarer may accept the lead under Law 53 and play the hand. Dummy goes down as in Law 41.'),
    same('54B1', "The second card to the trick comes from declarer's hand."),
    same('54B2', 'If declarer plays it from dummy instead, that card stays, unless it was a revoke.'),
    differ(
      '54C',
      "If declarer could have seen a card of dummy's, other than cards already shown under Law 24, the lead " +
        'must be accepted, and the presumed declarer declares.',
      "If declarer could have seen a card of dummy's, other than cards already shown under Law 24, the lead " +
        'must be accepted.',
    ),
    same('54D', 'Declarer may have the lead taken back. The card becomes a major penalty card (50D).'),
    same('54E', 'If it was declarer or dummy who led, see Law 24.'),
  ],
};
