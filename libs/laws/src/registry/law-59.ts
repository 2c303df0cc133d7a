import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law59: Law = {
  number: 59,
  title: {
    en: 'When a demand cannot be met',
    da: 'Når et krav er umuligt at opfylde',
    sv: 'När ett krav inte går att uppfylla',
  },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same(
      '59',
      'A player who cannot lead or play as a rectification demands may play any legal card. It may be for ' +
        'want of the suit, for holding only the forbidden suit, or because suit must be followed.',
    ),
  ],
};
