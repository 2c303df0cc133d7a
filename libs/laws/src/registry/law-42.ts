import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law42: Law = {
  number: 42,
  title: { en: 'What dummy may do', da: 'Hvad den blinde må', sv: 'Vad träkarlen får göra' },
  treatments: ['enforced', 'recorded'],
  built: inBoth('enforced', 'recorded'),
  paragraphs: [
    same('42A', 'Rights that dummy cannot lose.'),
    same('42A1', 'With the director at the table, dummy may tell what happened and speak about the Laws.'),
    same('42A2', 'Dummy may keep count of the tricks won and lost.'),
    differ(
      '42A3',
      "Dummy handles dummy's cards on declarer's orders and sees to it that the hand follows suit. " +
        'Suggesting a card is for 45F.',
      "Dummy handles dummy's cards on declarer's orders. Suggesting a card is for 45F.",
    ),
    same('42B', 'Rights that dummy can lose by breaking the limits in Law 43.'),
    same(
      '42B1',
      'When declarer does not follow suit, dummy may ask whether declarer has a card of the suit. A defender ' +
        'may not be asked.',
    ),
    differ(
      '42B2',
      'Dummy may try to stop an irregularity before it happens, whoever is about to commit it.',
      'Dummy may try to stop declarer from committing an irregularity. Warning a defender is not included.',
    ),
    same('42B3', 'Dummy may point out any irregularity, but only when the play of the board is over.'),
  ],
};
