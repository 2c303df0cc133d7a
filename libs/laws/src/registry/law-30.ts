import type { Law } from './entry';
import { moved, only2007, only2017, part2007, part2017, same } from './paragraph';

export const law30: Law = {
  number: 30,
  title: { en: 'Pass out of rotation', da: 'Pas uden for tur', sv: 'Pass utom tur' },
  treatments: ['enforced', 'judged'],
  built: { 'wbf-2017': ['enforced', 'judged'], 'wbf-2007': ['enforced'] },
  paragraphs: [
    same('30', 'The pass was not accepted (29A), and is cancelled. For an artificial pass see 30C.'),
    moved(
      '30A',
      '30B1',
      "At RHO's turn: the offender must pass at the next turn to call. 72C may apply.",
      "At RHO's turn, after a bid: the offender must pass at the next turn to call.",
    ),
    part2007(
      '30A',
      '30',
      'differs',
      "Before anyone has bid, at whoever's turn: the offender must pass at the next turn to call. 23 may apply.",
    ),
    only2017('30B', "At partner's or LHO's turn."),
    only2007('30B', 'After somebody has bid.'),
    part2017(
      '30B1',
      '30B2a',
      'differs',
      "At partner's turn, or at LHO's turn when the offender has not called before.",
    ),
    moved(
      '30B1a',
      '30B2b',
      'Partner may make any legal call at that turn, but 16C2 applies.',
      "At partner's turn partner may bid or pass, but not double or redouble then. 23 may apply.",
    ),
    moved(
      '30B1b',
      '30B2a',
      'The offender may make any legal call in turn.',
      "At partner's turn: the offender must pass for the rest of the auction. 23 may apply.",
    ),
    part2017(
      '30B1b(i)',
      '30B2a',
      'differs',
      'If it is a comparable call (23A), there is no further rectification. 26B is off; 23C is not.',
    ),
    part2017(
      '30B1b(ii)',
      '30B2a',
      'differs',
      "If it is not, the offender's partner must pass at the next turn to call. 16C, 26B and 72C may apply.",
    ),
    moved(
      '30B2',
      '30B3',
      "At LHO's turn, when the offender has called before: it is a change of call (25).",
      "At LHO's turn: it is a change of call (25).",
    ),
    same('30C', 'If the pass is artificial, or passes an artificial call, 31 applies and not 30.'),
  ],
};
