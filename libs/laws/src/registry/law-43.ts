import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, only2017, same } from './paragraph';

export const law43: Law = {
  number: 43,
  title: { en: 'What dummy may not do', da: 'Hvad den blinde ikke må', sv: 'Vad träkarlen inte får göra' },
  treatments: ['enforced', 'offered', 'judged'],
  built: inBoth('enforced', 'offered', 'judged'),
  paragraphs: [
    same('43', 'The limits on dummy, apart from what Law 42 allows.'),
    same('43A', 'What dummy must keep from doing.'),
    same('43A1', 'Limits on speaking and taking part.'),
    same(
      '43A1a',
      'Dummy does not call the director during the play, unless somebody else has already pointed out an ' +
        'irregularity.',
    ),
    same('43A1b', 'Dummy does not point out an irregularity while the play goes on.'),
    same('43A1c', 'Dummy takes no part in the play and tells declarer nothing about it.'),
    same('43A2', 'Limits on looking. Breaking one of them costs dummy the rights in 42B.'),
    same('43A2a', "Dummy and declarer do not look at each other's hands by swapping them."),
    same('43A2b', 'Dummy does not get up to watch declarer play.'),
    differ(
      '43A2c',
      "Dummy does not look at the face of a card in a defender's hand.",
      "Dummy does not take the initiative to look at the face of a card in a defender's hand.",
    ),
    only2017('43A3', "A defender keeps their cards from dummy's eyes."),
    same('43B', 'What follows when the limits are broken.'),
    same('43B1', 'Each breach of 43A1 or 43A2 can cost a penalty under Law 90.'),
    same('43B2', 'What follows when dummy, after breaking a limit in 43A2, helps declarer.'),
    same(
      '43B2a',
      'Dummy warns declarer against leading from the wrong hand: either defender chooses the hand that must ' + 'lead.',
    ),
    same(
      '43B2b',
      "Dummy is the first to ask whether declarer's card was a revoke: declarer must put an illegal card " +
        'right, and tricks are then moved under Law 64 as though the revoke had been established.',
    ),
    differ(
      '43B3',
      "Dummy, after breaking a limit in 43A2, is the first to point out a defender's irregularity: nothing " +
        'is rectified for now and play goes on. If it turns out that the defenders gained, the director takes ' +
        "the gain away by adjusting the score (12C1), for the defenders only; declarer's side keeps the score " +
        'of the table.',
      "Dummy, after breaking a limit in 43A2, is the first to point out a defender's irregularity: there is " +
        'no rectification and play goes on as if nothing had happened. After the play the director looks at ' +
        'damage under 12B1.',
    ),
  ],
};
