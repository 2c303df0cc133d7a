import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law39: Law = {
  number: 39,
  title: { en: 'Call after the final pass', da: 'Melding efter sidste pas', sv: 'Bud efter sista passet' },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same('39A', 'Calls after the final pass are cancelled.'),
    same(
      '39B',
      'Nothing further happens if LHO called before it was rectified, if it was a pass by a defender, or if it was any ' +
        'call by declarer or dummy to be.',
    ),
    same(
      '39C',
      'A bid, double or redouble by a defender, with no call by LHO after it: lead restrictions may apply (26).',
    ),
  ],
};
