import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law84: Law = {
  number: 84,
  title: {
    en: 'Ruling when all agree what happened',
    da: 'Når alle er enige om det skete',
    sv: 'När alla är överens om vad som hänt',
  },
  treatments: ['recorded', 'judged'],
  built: inBoth('recorded', 'judged'),
  paragraphs: [
    same('84', 'The facts are agreed: the director rules in one of these ways.'),
    same('84A', 'The Laws prescribe nothing and nothing calls for judgement: play or auction goes on.'),
    same('84B', 'A Law says plainly what is to happen: the director orders it and sees it done.'),
    same(
      '84C',
      'A Law gives a player a choice: the director explains the options, and sees that one is chosen and ' +
        'carried out.',
    ),
    same(
      '84D',
      'Doubt goes to the non-offending side, and the director tries to do justice. If that side was probably ' +
        'damaged by an irregularity for which the Laws prescribe nothing, the score is adjusted.',
    ),
  ],
};
