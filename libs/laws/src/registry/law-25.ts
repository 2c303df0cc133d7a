import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, moved, only2017, same } from './paragraph';

export const law25: Law = {
  number: 25,
  title: { en: 'Change of call', da: 'Når en melding ændres', sv: 'Ändrat bud' },
  treatments: ['enforced', 'offered', 'judged'],
  built: inBoth('enforced', 'offered', 'judged'),
  paragraphs: [
    same('25A', 'A call that the player did not mean to make.'),
    differ(
      '25A1',
      'Until partner has called, it may be replaced by the call that was meant, which then stands, for better or worse. ' +
        'No lead restrictions (26).',
      'Until partner has called, it may be replaced by the call that was meant, if the player does so, or tries to, ' +
        'without pause for thought. The second call then stands, for better or worse.',
    ),
    only2017(
      '25A2',
      'A call that was meant when it was chosen stands. A slip of hand or tongue may be changed; a lapse of concentration ' +
        'may not.',
    ),
    only2017('25A3', 'It does not matter how the player became aware of the slip.'),
    moved('25A4', '25A2', 'Once partner has called after it, the call may not be changed.'),
    moved(
      '25A5',
      '25A3',
      "If the auction ends before partner's turn, the call may be changed until the auction period ends.",
    ),
    moved(
      '25A6',
      '25A4',
      "After such a change LHO may withdraw a call made over the first one. What it showed is authorised for LHO's side " +
        'only.',
    ),
    same('25B', 'A change that 25A does not allow.'),
    differ(
      '25B1',
      'LHO may accept it, and does by knowingly calling over it. Then the first call is withdrawn and the second stands; ' +
        '26 may apply.',
      'LHO may accept it, and does by knowingly calling over it. Then the first call is withdrawn and the second stands.',
    ),
    differ(
      '25B2',
      'Not accepted: the second call is cancelled and the first stands; 26 may apply.',
      'Not accepted: the second call is cancelled and the first stands.',
    ),
    same(
      '25B3',
      'What the call withdrawn or cancelled tells is authorised for the non-offending side, and not for the other ' +
        '(16).',
    ),
  ],
};
