import type { Law } from './entry';
import { differ, part2017, same } from './paragraph';

export const law87: Law = {
  number: 87,
  title: {
    en: 'Boards that were not the same for all',
    da: 'Spil, der ikke var ens for alle',
    sv: 'Brickor som inte var lika för alla',
  },
  treatments: ['scored', 'judged'],
  paragraphs: [
    same(
      '87A',
      'A board is fouled if the director finds a card in the wrong pocket, or dealer or vulnerability ' +
        'different between copies, so that contestants to be compared did not play the same board.',
    ),
    differ(
      '87B',
      'In pairs and individual events the director sorts the scores by the form the board was played in, and ' +
        'each group is scored by itself as the regulations say. If they say nothing, the director picks a ' +
        'method and announces it.',
      'The director sorts the scores by the form the board was played in, and each group is scored by itself ' +
        'as the regulations say. If they say nothing, the director picks a method and announces it.',
    ),
    part2017('87C', '87B', 'differs', 'In teams see 86B2.'),
  ],
};
