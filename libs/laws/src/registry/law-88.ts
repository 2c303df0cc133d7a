import type { Law } from './entry';
import { same } from './paragraph';

export const law88: Law = {
  number: 88,
  title: { en: 'Points given in compensation', da: 'Point som kompensation', sv: 'Poäng som kompensation' },
  treatments: ['scored', 'judged'],
  paragraphs: [same('88', 'What a contestant gets in compensation is worked out under 12C2.')],
};
