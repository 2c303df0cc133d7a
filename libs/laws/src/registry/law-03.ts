import type { Law } from './entry';
import { same } from './paragraph';

export const law03: Law = {
  number: 3,
  title: { en: 'The tables', da: 'Bordene', sv: 'Borden' },
  treatments: ['procedural'],
  paragraphs: [
    same('3', 'Four play at a table. The director numbers the tables and says where North sits; the rest follows.'),
  ],
};
