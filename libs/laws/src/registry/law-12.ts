import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, moved, only2007, only2017, part2007, part2017, same } from './paragraph';

export const law12: Law = {
  number: 12,
  title: { en: 'Adjusting the score', da: 'Justering af scoren', sv: 'Korrigerad poäng' },
  treatments: ['judged', 'scored'],
  built: inBoth('judged'),
  paragraphs: [
    same(
      '12A',
      'The director may adjust a score where the Laws allow it, unasked or when a player asks within the time of ' +
        '92B. For teams see 86.',
    ),
    same(
      '12A1',
      'The director may adjust for a non-offender where the Laws give no remedy for this kind of infraction.',
    ),
    same('12A2', 'The score is artificial where nothing can be done that lets the board be played normally.'),
    same('12A3', 'The director may adjust where a rectification was given wrongly.'),
    same('12B', 'What an adjusted score is for.'),
    differ(
      '12B1',
      "To make good a non-offender's damage and take away an offender's gain. Damage means that the innocent side did " +
        'worse at the table than it could expect without the infraction.',
      "To make good a non-offender's damage and take away an offender's gain. Damage means that the innocent side did " +
        'worse at the table than it could expect without the infraction; 12C1b deals with damage of its own making.',
    ),
    same('12B2', 'Not because the rectification that the Laws prescribe seems too hard, or too kind, on a side.'),
    same('12C', 'How a score is adjusted.'),
    same('12C1a', 'Where it can be done, the director assigns a score, which replaces the one from the table.'),
    part2017(
      '12C1b',
      '12C1c',
      'differs',
      'An assigned score tries to restore the probable result without the infraction.',
    ),
    part2017(
      '12C1c',
      '12C1c',
      'differs',
      'It may weight several results by their probability, but only results that could be reached legally.',
    ),
    part2007(
      '12C1c',
      '12C1b',
      'differs',
      'The non-offenders get the best result that was likely without the infraction; the offenders the worst that was ' +
        'within reason at all possible. Only an appeals committee or the Law Commission may weight several results.',
    ),
    same(
      '12C1d',
      'Where the possibilities are too many or too unclear, the director may give an artificial score instead.',
    ),
    moved(
      '12C1e',
      '12C1b',
      'A non-offender may have hurt their own side after the irregularity: by an extremely serious error that has nothing ' +
        'to do with it, or by gambling on redress if it failed. Then the two sides are scored apart, as follows.',
      'A non-offender may have hurt their own side after the irregularity: by a serious error that has nothing to do with ' +
        'it, or by wild or gambling action. That part of the damage is not made good; the offenders get the score that ' +
        'was the normal consequence of their infraction.',
    ),
    part2017('12C1e(i)', '12C1b', 'differs', 'The offenders get what rectifying the infraction would have given them.'),
    part2017('12C1e(ii)', '12C1b', 'agrees', 'The non-offenders get nothing for the part they brought on themselves.'),
    only2007('12C1e', 'The two sides need not get the same result.'),
    same(
      '12C2a',
      'Where no result can be had, the artificial score goes by fault, in pairs as a share of the matchpoints on the ' +
        'board: directly at fault average minus, at most 40 %; partly at fault average, 50 %; not at fault average plus, ' +
        'at least 60 %.',
    ),
    differ(
      '12C2b',
      'In IMP scoring average plus and minus are +3 and -3 IMPs, unless the Tournament Organizer, with the Regulating ' +
        'Authority behind it, sets others (78D, 86B3, 12C2d).',
      'In IMP scoring average plus and minus are as a rule +3 and -3 IMPs, varied as 86A allows.',
    ),
    same(
      '12C2c',
      'A non-offender who scored above 60 % in the session, or an offender below 40 %, gets on the board the ' +
        'percentage made on the other boards of the session, or its equal in IMPs.',
    ),
    only2017(
      '12C2d',
      'For a contestant who misses a result on several boards of a session, regulations may set other artificial scores.',
    ),
    same(
      '12C3',
      'In an individual both players of the offending side take the rectification and the adjusted score; but a partner ' +
        'who had no part in the infraction gets no procedural penalty.',
    ),
    same('12C4', 'In a knockout, scores that do not balance are worked out for each side, and both get their average.'),
  ],
};
