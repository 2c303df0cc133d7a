import type { Law } from './entry';
import { inBoth } from './entry';
import { moved, part2017, same } from './paragraph';

export const law09: Law = {
  number: 9,
  title: {
    en: 'Drawing attention to an irregularity',
    da: 'At påtale en uregelmæssighed',
    sv: 'Att påtala en felaktighet',
  },
  treatments: ['enforced', 'recorded'],
  built: inBoth('enforced', 'recorded'),
  paragraphs: [
    same('9A', 'Who may draw attention to an irregularity, and who may prevent one.'),
    same(
      '9A1',
      'During the auction period any player may draw attention to an irregularity, in turn or not, unless a Law forbids ' +
        'it.',
    ),
    same(
      '9A2',
      'During the play declarer and both defenders may draw attention to an irregularity, unless a Law forbids it. 65B3 ' +
        'has its own rule for cards that point the wrong way.',
    ),
    part2017(
      '9A3',
      '9A3',
      'agrees',
      'Any player may try to stop another from committing an irregularity. Dummy may too, within Laws 42 and 43.',
    ),
    moved(
      '9A4',
      '9A3',
      'Dummy keeps silent about an irregularity until play has ended, apart from a wrong explanation by declarer (20F5).',
      'Dummy keeps silent during play about an irregularity that has happened, and may speak afterwards. But any player ' +
        'may try to stop another from committing one; dummy within Laws 42 and 43.',
    ),
    moved(
      '9A5',
      '9A4',
      "A player need not draw attention to an infraction of their own side, apart from partner's wrong explanation (20F5).",
    ),
    same('9B', 'Once attention has been drawn.'),
    same('9B1a', 'The director should be called at once.'),
    same('9B1b', 'Any player may call the director then, dummy included.'),
    same('9B1c', 'Calling the director costs a player no right.'),
    same('9B1d', "Pointing out one's own side's irregularity takes nothing from the opponents' rights."),
    same('9B2', 'Nobody acts until the director has explained everything about rectification.'),
    same('9C', 'An offender who corrects the irregularity too soon may have more to rectify: lead restrictions (26).'),
  ],
};
