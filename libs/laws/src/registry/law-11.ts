import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law11: Law = {
  number: 11,
  title: {
    en: 'Losing the right to rectification',
    da: 'Når retten til berigtigelse tabes',
    sv: 'När rätten till korrigering går förlorad',
  },
  treatments: ['judged', 'scored', 'recorded'],
  built: inBoth('judged', 'recorded'),
  paragraphs: [
    differ(
      '11A',
      'A non-offender who acts before calling the director may lose the right to rectification. A side that gained ' +
        'because an opponent then acted without knowing the Law has that gain taken away in its own score alone; the ' +
        'opponents keep the table score.',
      'A non-offender who acts before calling the director may lose the right to rectification, for instance where the ' +
        'side may have gained because an opponent then acted without knowing the Law.',
    ),
    same('11B', 'Even when that right is lost, the director may give a procedural penalty (90).'),
  ],
};
