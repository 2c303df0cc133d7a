import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law06: Law = {
  number: 6,
  title: { en: 'Shuffle and deal', da: 'At blande og give', sv: 'Att blanda och ge' },
  treatments: ['enforced', 'recorded'],
  built: inBoth('enforced', 'recorded'),
  paragraphs: [
    same('6A', 'The pack is shuffled thoroughly before play, and cut if an opponent asks.'),
    differ(
      '6B',
      'Cards are dealt face down, one at a time, thirteen to each hand. No hand may get two cards running; dealing ' +
        'clockwise is recommended.',
      'Cards are dealt face down, one at a time, thirteen to each hand; dealing clockwise is recommended.',
    ),
    same(
      '6C',
      'A player of each side should be there for the shuffle and deal, unless the director decides otherwise.',
    ),
    same('6D', 'When the cards must be shuffled and dealt again.'),
    differ(
      '6D1',
      'Before the board is first bid: redeal if it was dealt wrongly, or if a player may have seen a card of another ' +
        'hand. After that, a card seen by accident before the board is over is extraneous information (16D).',
      'Before the board is first bid: redeal if it was dealt wrongly, or if a player may have seen a card of another ' +
        'hand. After that, a card seen by accident before the board is over is extraneous information (16C). A board ' +
        'dealt against the rules counts as fouled.',
    ),
    same(
      '6D2',
      'No result stands on a board dealt from an unshuffled pack or taken over from another session, unless replaying ' +
        'old deals is the point of the event.',
    ),
    same(
      '6D3',
      'The director may order a redeal for any reason that fits the Laws; but a passed-out board is not redealt ' +
        '(22), and 86 limits redeals in a match.',
    ),
    same('6E', 'How the director may have the boards shuffled and dealt.'),
    same('6E1', 'At each table, just before play.'),
    same('6E2', 'By the director beforehand.'),
    same('6E3', 'Beforehand, by assistants or others appointed for it.'),
    same('6E4', 'In another way, provided that it is as random as a proper shuffle and deal.'),
    same(
      '6F',
      'Where the event needs it, boards are duplicated as the director instructs. A duplicated board is as a rule not ' +
        'redealt, though the director may order it.',
    ),
  ],
};
