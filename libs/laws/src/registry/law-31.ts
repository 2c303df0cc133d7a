import type { Law } from './entry';
import { differ, part2017, same } from './paragraph';

export const law31: Law = {
  number: 31,
  title: { en: 'Bid out of rotation', da: 'Bud uden for tur', sv: 'Kontraktsbud utom tur' },
  treatments: ['enforced', 'judged'],
  built: { 'wbf-2017': ['enforced', 'judged'], 'wbf-2007': ['enforced'] },
  paragraphs: [
    same(
      '31',
      "A bid, an artificial pass or a pass of partner's artificial call was made out of rotation, and LHO did not accept " +
        'it (29A).',
    ),
    same('31A', "At RHO's turn."),
    same('31A1', 'If RHO passes, the offender must repeat the call; if that is legal, nothing further happens.'),
    same(
      '31A2',
      'If RHO legally bids, doubles or redoubles, the offender may make any legal call. An illegal call by RHO is dealt ' +
        'with in its own way.',
    ),
    differ(
      '31A2a',
      'If it is a comparable call (23A), there is no further rectification. 26B is off; 23C is not.',
      'If it is in the denomination of the bid out of rotation, partner must pass at the next turn to call. 23 may apply.',
    ),
    differ(
      '31A2b',
      "If it is not comparable, the offender's partner must pass at the next turn to call. 16C, 26B and 72C may apply.",
      "If it is in another denomination, or the call out of rotation was an artificial pass or a pass of partner's " +
        'artificial call, partner must pass for the rest of the auction. 26 and 23 may apply.',
    ),
    differ(
      '31B',
      "At partner's turn, or at LHO's turn when the offender has not called before.",
      "At partner's turn, or at LHO's turn when the offender has not called before: partner must pass for the rest of " +
        'the auction. 26 and 23 may apply.',
    ),
    part2017('31B1', '31B', 'differs', 'Partner may make any legal call at that turn, but 16C2 applies.'),
    part2017('31B2', '31B', 'differs', 'The offender may make any legal call in turn; then as 31A2a or 31A2b.'),
    part2017('31C', '31B', 'agrees', "A later call at LHO's turn is a change of call (25)."),
  ],
};
