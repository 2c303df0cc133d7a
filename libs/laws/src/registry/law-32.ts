import type { Law } from './entry';
import { differ, moved, only2017, part2017 } from './paragraph';

export const law32: Law = {
  number: 32,
  title: {
    en: 'Double or redouble out of rotation',
    da: 'Dobling eller redobling uden for tur',
    sv: 'Dubbelt eller redubbelt utom tur',
  },
  treatments: ['enforced', 'judged'],
  built: { 'wbf-2017': ['enforced', 'judged'], 'wbf-2007': ['enforced'] },
  paragraphs: [
    differ(
      '32',
      'LHO may accept it (29A), unless it is inadmissible (36). If not accepted, it is cancelled.',
      'LHO may accept it (29A), unless it is inadmissible (36). If not accepted, it is cancelled, and 26B may apply.',
    ),
    moved('32A', '32B', "At RHO's turn."),
    moved(
      '32A1',
      '32B1',
      'If RHO passes, the offender must repeat the double or redouble, and nothing happens unless it is inadmissible (36).',
    ),
    moved(
      '32A2',
      '32B2',
      'If RHO bids, doubles or redoubles, the offender may make any legal call.',
      'If RHO bids, doubles or redoubles, the offender may make any legal call, but partner must pass for the rest of the ' +
        'auction. 23 may apply.',
    ),
    part2017(
      '32A2a',
      '32B2',
      'differs',
      'If it is a comparable call (23A), there is no further rectification. 26B is off; 23C is not.',
    ),
    part2017(
      '32A2b',
      '32B2',
      'differs',
      "If it is not, the offender's partner must pass at the next turn to call. 16C, 26B and 72C may apply.",
    ),
    moved(
      '32B',
      '32A',
      "At partner's turn.",
      "At partner's turn: partner must pass for the rest of the auction. 23 may apply.",
    ),
    part2017('32B1', '32A', 'differs', 'Partner may make any legal call at that turn, but 16C2 applies.'),
    part2017('32B2', '32A', 'differs', 'The offender may make any legal call in turn; then as 32A2a or 32A2b.'),
    only2017('32C', "A later call at LHO's turn is a change of call (25)."),
  ],
};
