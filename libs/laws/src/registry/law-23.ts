import type { Law } from './entry';
import { only2017, part2017 } from './paragraph';

/** In 2007 the number belongs to what is Law 72C in 2017: the paragraph stands there. */
export const law23: Law = {
  number: 23,
  title: { en: 'Comparable call', da: 'Tilsvarende melding', sv: 'Jämförbart bud' },
  titleIn: {
    'wbf-2007': { en: 'Could have known', da: 'Kunne have vidst', sv: 'Kunde ha vetat' },
  },
  treatments: ['enforced', 'judged'],
  built: { 'wbf-2017': ['enforced', 'judged'], 'wbf-2007': ['judged'] },
  paragraphs: [
    part2017(
      '23A',
      '27B1b',
      'differs',
      'A call that replaces a withdrawn one is comparable if any one of three conditions holds.',
    ),
    part2017('23A1', '27B1b', 'differs', 'It means the same or nearly the same.'),
    part2017('23A2', '27B1b', 'differs', 'What it means is a part of what the withdrawn call could mean.'),
    part2017('23A3', '27B1b', 'differs', 'It serves the same purpose: asking the same thing, or relaying.'),
    only2017(
      '23B',
      'When a call was cancelled (29B), and the offender replaces it in turn by a comparable one, auction and play go on ' +
        'without further rectification. 16C2 is off; 23C is not.',
    ),
    only2017(
      '23C',
      'After a comparable call (27B1b, 30B1b(i), 31A2a, 32A2a) the director assigns a score (12C1) if, without the help ' +
        'of the infraction, the result could have been another and the non-offending side is damaged.',
    ),
  ],
};
