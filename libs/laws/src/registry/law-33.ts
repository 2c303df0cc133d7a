import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law33: Law = {
  number: 33,
  title: { en: 'Simultaneous calls', da: 'To meldinger på én gang', sv: 'Två bud på en gång' },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [same('33', 'Of two calls at the same moment, the one not in turn counts as made after the other.')],
};
