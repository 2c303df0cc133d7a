import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law69: Law = {
  number: 69,
  title: { en: 'When a claim is accepted', da: 'Når et krav godtages', sv: 'När ett anspråk godtas' },
  treatments: ['enforced', 'judged', 'scored'],
  built: inBoth('enforced', 'judged'),
  paragraphs: [
    differ(
      '69A',
      "A side has accepted when it agrees to the opponents' claim or concession and objects neither before " +
        'it calls on a later board nor, on the last board of a round, before the round ends. The board is ' +
        'scored as if the tricks had been played so.',
      "A side has accepted when it agrees to the opponents' claim or concession and does not object before " +
        'it calls on a following board or before the round ends, whichever comes first. The board is scored as ' +
        'if the tricks had been played so.',
    ),
    same(
      '69B',
      'An acceptance can be taken back within the correction period (79C). The trick then goes to that side ' +
        'and the board is scored again, in one of these cases:',
    ),
    same('69B1', 'the side gave up a trick that it had won;'),
    same('69B2', 'the side gave up a trick that it would probably have won if play had gone on.'),
  ],
};
