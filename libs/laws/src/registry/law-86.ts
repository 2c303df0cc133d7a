import type { Law } from './entry';
import { inBoth } from './entry';
import { moved, only2017, part2007, part2017 } from './paragraph';

export const law86: Law = {
  number: 86,
  title: { en: 'Special rules for teams', da: 'Særregler for hold', sv: 'Särregler för lag' },
  treatments: ['scored', 'judged'],
  built: inBoth('judged'),
  paragraphs: [
    part2007(
      '86A',
      '12C2b',
      'agrees',
      'Average plus and average minus at IMPs are plus and minus 3 IMPs; the organiser may vary that with ' +
        "the authority's leave.",
    ),
    part2007(
      '86B',
      '12C4',
      'agrees',
      'In a knockout match, two adjusted scores that do not balance are each worked out for the board, and ' +
        'both teams get the average of the two.',
    ),
    moved(
      '86A',
      '86C',
      'The director does not have a board redealt under Law 6 if a contestant could know how the match ' +
        'stands without it; the score is adjusted instead.',
    ),
    part2017('86B', '86D', 'agrees', 'The score is adjusted at one table and there is a result at another.'),
    moved(
      '86B1',
      '86D',
      'One result, from the other table between the same contestants, clearly good for one side: the ' +
        'director must assign a score (12C1c). With results at more tables see 86B2.',
      'A result was made at the other table between the same contestants: the director may assign a score in ' +
        'IMPs or total points, and must if that result looks good for the non-offending side. A score adjusted ' +
        'under 6D2 is excepted. A board begun at the other table may be finished.',
    ),
    only2017(
      '86B2',
      'Results that cannot be compared, as after a fouled board, or several scores to adjust on a board.',
    ),
    only2017(
      '86B2a',
      'Nobody at fault: the boards are cancelled and get an artificial score (12C2), or others are played ' +
        'instead if there is time and 86A allows it.',
    ),
    only2017(
      '86B2b',
      'One contestant at fault: on each board the other gets average plus (12C2b) or an assigned score ' +
        '(12C1), whichever is better, and the one at fault gets the counterpart.',
    ),
    only2017('86B2c', 'Both at fault: the boards are cancelled and get an artificial score (12C2).'),
    only2017(
      '86B3',
      'The regulating authority may do otherwise where several boards were played at one table only. If it ' +
        'has not, 86B2 applies.',
    ),
  ],
};
