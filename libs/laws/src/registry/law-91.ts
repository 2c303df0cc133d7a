import type { Law } from './entry';
import { same } from './paragraph';

export const law91: Law = {
  number: 91,
  title: { en: 'Discipline', da: 'Disciplin og udelukkelse', sv: 'Ordning och avstängning' },
  treatments: ['scored', 'recorded'],
  paragraphs: [
    same(
      '91A',
      'To keep order the director may take off points, or suspend from the session or part of it. That ' +
        'decision is final; no committee can overturn it (93B3).',
    ),
    same('91B', 'The director may disqualify for good cause, if the organiser approves.'),
  ],
};
