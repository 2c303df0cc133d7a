import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, part2017, same } from './paragraph';

export const law79: Law = {
  number: 79,
  title: {
    en: 'Counting the tricks; wrong scores',
    da: 'Optælling af stik og fejl i regnskabet',
    sv: 'Antal stick och fel i protokollet',
  },
  treatments: ['judged', 'recorded', 'scored', 'timed'],
  built: inBoth('judged', 'recorded'),
  paragraphs: [
    same('79A', 'Agreeing on the tricks.'),
    same('79A1', 'The number of tricks is agreed before the four hands go back in the board.'),
    same(
      '79A2',
      'A player does not knowingly take a trick that their side did not win, or one that the opponents ' +
        'conceded and could not lose.',
    ),
    same('79B', 'If the players disagree, the director is called.'),
    differ(
      '79B1',
      'The director finds out whether there was a claim or a concession. If so, 69B or 71 applies.',
      'The director finds out whether there was a claim or a concession. If so, 69 applies.',
    ),
    differ(
      '79B2',
      'Otherwise the director decides what is entered.',
      'Otherwise the director decides what is entered. If called only after the round, the director rules ' +
        'under 79C or 87, and no side need have its score improved.',
    ),
    part2017(
      '79B3',
      '79B2',
      'differs',
      'If called only after the round, the director changes the result for both sides only when fully sure ' +
        "what happened at the table. If not, it stays as it was, or one side's is made worse with no gain for " +
        'the other.',
    ),
    same('79C', 'Wrong entries and sums.'),
    differ(
      '79C1',
      'A mistake in entering or working out the agreed score, whoever made it, can be put right within the ' +
        'period or periods set by the organiser; if none is set, until 30 minutes after the official score is ' +
        'up. Only special circumstances allow a shorter time.',
      'A mistake in entering or working out the agreed score, whoever made it, can be put right within the ' +
        'period set by the organiser; if no later time is set, until 30 minutes after the official score is ' +
        'up. Only special circumstances allow an earlier time.',
    ),
    differ(
      '79C2',
      'After that a wrong score can still be put right if the organiser approves and the director has no ' +
        'reasonable doubt.',
      'After that the regulations may let a wrong score be put right if neither the director nor the ' +
        'organiser has any reasonable doubt.',
    ),
  ],
};
