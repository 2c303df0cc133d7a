import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law83: Law = {
  number: 83,
  title: {
    en: 'Telling players they may appeal',
    da: 'Besked om, at man kan appellere',
    sv: 'Besked om att man kan överklaga',
  },
  treatments: ['recorded', 'judged'],
  built: inBoth('recorded', 'judged'),
  paragraphs: [
    same(
      '83',
      'If the director thinks that a finding of fact or a matter of judgement could well be reviewed, the ' +
        'director tells the contestant of the right to appeal, or refers the matter to a committee.',
    ),
  ],
};
