import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, moved, only2017, part2017, same } from './paragraph';

export const law57: Law = {
  number: 57,
  title: { en: 'Playing too soon', da: 'Kort spillet for tidligt', sv: 'Kort spelat för tidigt' },
  treatments: ['enforced', 'offered', 'judged'],
  built: inBoth('enforced', 'offered', 'judged'),
  paragraphs: [
    same(
      '57A',
      'A defender leads to the next trick, or plays out of turn, before partner has played to this one. The ' +
        'card becomes a major penalty card, and declarer chooses what partner does:',
    ),
    same('57A1', 'play the highest card they have of the suit led;'),
    same('57A2', 'play the lowest card they have of the suit led;'),
    only2017('57A3', 'play a card of another suit that declarer names;'),
    moved('57A4', '57A3', 'play no card of another suit that declarer names.'),
    same('57B', 'If partner cannot do as asked, they may play anything (Law 59).'),
    same('57C', 'Declarer or dummy has played already.'),
    differ(
      '57C1',
      'A defender who plays before partner is not rectified if declarer has already played from both hands. ' +
        "A card of dummy's counts only when declarer has called for it or shown that it is to be played.",
      'A defender who plays before partner is not rectified if declarer has already played from both hands, ' +
        "or if dummy has played a card or wrongly suggested one. Dummy's singleton, or one of touching cards, " +
        'counts only when declarer has called for it or shown that it is to be played.',
    ),
    part2017(
      '57C2',
      '57C1',
      'differs',
      "Nor is the defender rectified if dummy, unasked, took out a card before the defender on dummy's right " +
        'had played, or wrongly suggested one.',
    ),
    moved(
      '57C3',
      '57C2',
      'A card that declarer plays to a trick too soon from either hand, not leading, cannot go back if it is ' +
        'legal.',
      'A card that declarer plays to a trick too soon from either hand, not leading, is played and cannot go ' +
        'back.',
    ),
    only2017(
      '57D',
      'A defender tries to play, not lead, while the opponent on the right is still to play. Law 16 may ' +
        'apply. If the card is legal it must be played when the turn comes; if the defender has to follow suit ' +
        'with another, it becomes a major penalty card.',
    ),
  ],
};
