import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law55: Law = {
  number: 55,
  title: {
    en: 'Declarer leads from the wrong hand',
    da: 'Spilfører spiller ud fra forkert hånd',
    sv: 'Spelföraren spelar ut från fel hand',
  },
  treatments: ['enforced', 'offered', 'recorded'],
  built: inBoth('enforced', 'offered', 'recorded'),
  paragraphs: [
    same(
      '55A',
      'Either defender may accept the lead as in Law 53, or have it taken back, unless 47E1 applies. If they ' +
        'disagree, the one next in turn after the wrong lead, on its left, decides.',
    ),
    same('55B', 'The defenders do not accept.'),
    same(
      '55B1',
      "If a defender had the lead, declarer's card goes back to the hand it came from. Nothing more happens.",
    ),
    same('55B2', "If declarer's side had the lead, the card goes back and declarer leads from the right hand."),
    differ(
      '55C',
      'Should declarer then choose a line that the mistake may have helped to find, Law 16 applies.',
      'Should declarer then choose a line that the mistake may have helped to find, the director may adjust ' +
        'the score.',
    ),
  ],
};
