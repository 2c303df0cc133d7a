import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, part2017 } from './paragraph';

export const law56: Law = {
  number: 56,
  title: {
    en: 'A defender leads at the wrong time',
    da: 'Modspillers udspil på forkert tidspunkt',
    sv: 'Motspelares utspel vid fel tillfälle',
  },
  treatments: ['enforced', 'offered'],
  built: inBoth('enforced', 'offered'),
  paragraphs: [
    differ(
      '56',
      "Declarer chooses what happens after a defender's lead out of turn.",
      "A defender's lead out of turn is handled as in 54D.",
    ),
    part2017('56A', '53A', 'agrees', 'Declarer accepts the lead under Law 53.'),
    part2017('56B', '56', 'agrees', 'Declarer has the lead taken back. The card becomes a major penalty card (50D).'),
  ],
};
