import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law27: Law = {
  number: 27,
  title: { en: 'Insufficient bid', da: 'For lavt bud', sv: 'För lågt kontraktsbud' },
  treatments: ['enforced', 'offered', 'judged'],
  built: inBoth('enforced', 'offered', 'judged'),
  paragraphs: [
    same('27A', 'The insufficient bid is accepted.'),
    same('27A1', 'LHO may treat any insufficient bid as legal, and does so by calling.'),
    same('27A2', 'An insufficient bid out of rotation goes by Law 31.'),
    same(
      '27B',
      'If an insufficient bid made in turn is not accepted, the offender must replace it by a legal call, within 27B3. ' +
        'What follows depends on which.',
    ),
    differ(
      '27B1a',
      'The lowest sufficient bid that shows the same denomination or denominations: no further rectification. 26B and 16C ' +
        'are off; 27D is not.',
      'The lowest sufficient bid in the same denomination, where the director has no doubt that neither bid is ' +
        'artificial: no rectification. 16D is off; 27D is not.',
    ),
    differ(
      '27B1b',
      'Otherwise a comparable call (23A): no further rectification. 16C is off; 27D is not.',
      'Otherwise a legal call of any kind which the director finds to mean the same or something more precise, wholly ' +
        'contained in what the insufficient bid could mean: no rectification, apart from 27D. A meaning is what a call ' +
        'shows and what it denies.',
    ),
    same(
      '27B2',
      'Any other sufficient bid, or a pass: partner must pass for the rest of the auction. Lead restrictions may ' +
        'apply (26), and so may the rule for one who could have known.',
    ),
    same(
      '27B3',
      'A double or redouble that 27B1b does not cover is cancelled. The offender must bid sufficiently or pass ' +
        'instead, and partner must pass for the rest of the auction. Lead restrictions may apply (26), and so may ' +
        'the rule for one who could have known.',
    ),
    same('27B4', 'Another insufficient bid: ruled as in 27B3, unless LHO accepts the new one.'),
    differ(
      '27C',
      'If the offender changes the bid before the director has explained, and LHO does not accept the first one, a legal ' +
        'replacement stands, within 27B3, and is ruled by 27B.',
      'If the offender changes the bid before the director has ruled, and LHO has not accepted the first one, the ' +
        'replacement stands and is ruled by the part of 27B that fits.',
    ),
    same(
      '27D',
      'After 27B1 the director adjusts if, without the help of the infraction, the result could have been another and the ' +
        'non-offending side is damaged. The aim is the probable result had there been no insufficient bid.',
    ),
  ],
};
