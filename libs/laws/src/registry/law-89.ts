import type { Law } from './entry';
import { same } from './paragraph';

export const law89: Law = {
  number: 89,
  title: { en: 'Events for individuals', da: 'Turneringer for enkeltspillere', sv: 'Tävlingar för enskilda spelare' },
  treatments: ['scored', 'judged'],
  paragraphs: [same('89', 'In events for individuals, scores are adjusted under 12C3.')],
};
