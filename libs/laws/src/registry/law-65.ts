import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law65: Law = {
  number: 65,
  title: {
    en: 'Keeping the played tricks in order',
    da: 'Orden i de spillede stik',
    sv: 'Ordning bland spelade stick',
  },
  treatments: ['recorded', 'enforced', 'judged', 'scored'],
  built: inBoth('recorded', 'enforced', 'judged'),
  paragraphs: [
    same('65A', 'After the fourth card, everyone turns their own card face down in front of them.'),
    same('65B', 'Which way the card points.'),
    same('65B1', 'Lengthwise towards partner when your side took the trick.'),
    same('65B2', 'Lengthwise towards the opponents when they took it.'),
    differ(
      '65B3',
      'Any player may point out a card lying the wrong way, until their own side has played to the next ' +
        'trick. Later than that 16B may apply.',
      'Declarer may have a card turned the right way. Dummy and the defenders may point one out until a lead ' +
        'is made to the next trick; later than that 16B may apply.',
    ),
    same(
      '65C',
      'The cards lie in a row, overlapping, in the order they were played, so that the play can be gone ' +
        'through afterwards.',
    ),
    same(
      '65D',
      'The row stays as it is until all agree on the tricks. A player who does otherwise risks losing a ' +
        'doubtful trick, or the right to assert or deny a revoke.',
    ),
  ],
};
