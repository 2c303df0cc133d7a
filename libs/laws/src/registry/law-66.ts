import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law66: Law = {
  number: 66,
  title: { en: 'Looking back at tricks', da: 'At se på tidligere stik', sv: 'Att titta på spelade stick' },
  treatments: ['recorded', 'enforced', 'judged', 'scored'],
  built: inBoth('recorded', 'enforced', 'judged'),
  paragraphs: [
    same(
      '66A',
      'Declarer or a defender may ask to see all four cards of the trick just played, as long as their own ' +
        'side has not played to the next one and they have not turned their own card.',
    ),
    differ(
      '66B',
      'Declarer or a defender may look at the card they just played, without showing it, until their own ' +
        'side has played to the next trick.',
      'Declarer or a defender may look at the card they just played, without showing it, until a card is led ' +
        'to the next trick.',
    ),
    same(
      '66C',
      'After that nobody looks at old tricks before the play is over, unless the director says so, for ' +
        'instance to look into a revoke.',
    ),
    differ(
      '66D',
      'After the play the cards may be gone through to settle a revoke or the number of tricks, each player ' +
        'handling their own. If the facts can no longer be found and just one side has mixed its cards, the ' +
        'director rules for the other.',
      'After the play the cards may be gone through to settle a revoke or the number of tricks, each player ' +
        'handling their own. If somebody then mixes theirs so that the facts can no longer be found, the ' +
        'director rules for the other side.',
    ),
  ],
};
