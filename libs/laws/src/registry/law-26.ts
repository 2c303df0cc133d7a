import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, only2007, only2017, part2007 } from './paragraph';

export const law26: Law = {
  number: 26,
  title: {
    en: 'Lead restrictions after a withdrawn call',
    da: 'Udspil efter en tilbagetaget melding',
    sv: 'Utspel efter ett återtaget bud',
  },
  treatments: ['enforced', 'offered', 'judged'],
  built: inBoth('enforced', 'offered', 'judged'),
  paragraphs: [
    only2007(
      '26',
      'An offender who withdrew a call and made another at that turn becomes a defender. The same call with a much ' +
        'different meaning counts as another.',
    ),
    only2017('26A', 'After a comparable call (23A) the defence has no lead restrictions. 16C is off; 23C is not.'),
    part2007('26A', '26B', 'differs', 'The withdrawn call was about a suit, or suits, and nothing else.'),
    part2007(
      '26A1',
      '26B',
      'differs',
      'If the same player showed each of those suits in the legal auction, there is no lead restriction; 16D applies.',
    ),
    part2007(
      '26A2',
      '26B',
      'differs',
      "If one of them was not shown so, declarer chooses when the offender's partner first has to lead, perhaps to the " +
        'first trick.',
    ),
    part2007('26A2a', '26B', 'differs', 'Declarer may require a lead of such a suit, and names which.'),
    part2007(
      '26A2b',
      '26B',
      'differs',
      "Or forbid the lead of one such suit, as long as the offender's partner stays on lead.",
    ),
    differ(
      '26B',
      'After a call that is not comparable declarer may name a suit which the offender did not show in the legal auction, ' +
        "and forbid the offender's partner to lead it at the first turn to lead, perhaps to the first trick. That lasts " +
        'as long as that player stays on lead.',
      "After any other withdrawn call declarer may forbid the offender's partner to lead any one suit at the first turn " +
        'to lead, the opening lead included. That lasts as long as that player stays on lead.',
    ),
  ],
};
