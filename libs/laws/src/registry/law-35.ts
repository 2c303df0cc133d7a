import type { Law } from './entry';
import { inBoth } from './entry';
import { moved, same } from './paragraph';

export const law35: Law = {
  number: 35,
  title: { en: 'Inadmissible calls', da: 'Meldinger der ikke kan tillades', sv: 'Bud som inte kan tillåtas' },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same('35', 'Which calls are inadmissible.'),
    moved('35A', '35.1', 'A double or redouble that 19 does not allow (36).'),
    moved('35B', '35.2', 'A bid, double or redouble by a player who must pass (37).'),
    moved('35C', '35.3', 'A bid of more than seven (38).'),
    moved('35D', '35.4', 'A call after the final pass of the auction (39).'),
  ],
};
