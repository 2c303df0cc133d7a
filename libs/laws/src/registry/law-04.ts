import type { Law } from './entry';
import { same } from './paragraph';

export const law04: Law = {
  number: 4,
  title: { en: 'Partners and sides', da: 'Makkere og sider', sv: 'Par och sidor' },
  treatments: ['procedural'],
  paragraphs: [
    same(
      '4',
      'North and South play against East and West. Pairs and teams keep their partnerships for a session unless the ' +
        'director allows a change; in an individual event partners change during it.',
    ),
  ],
};
