import type { Law } from './entry';
import { inBoth } from './entry';
import { only2017, same } from './paragraph';

export const law67: Law = {
  number: 67,
  title: {
    en: 'A trick with too few or too many cards',
    da: 'Stik med for få eller for mange kort',
    sv: 'Stick med för få eller för många kort',
  },
  treatments: ['enforced', 'judged', 'recorded'],
  built: inBoth('enforced', 'judged', 'recorded'),
  paragraphs: [
    same('67A', 'Noticed before both sides have played to the next trick, it must be put right.'),
    same('67A1', 'A missing card is added: any card that the player could legally play.'),
    same('67A2', 'Too many cards: see 45E for a fifth card and 58B for cards played together.'),
    same(
      '67B',
      'Noticed after both sides have played to the next trick, because a player has too few or too many ' +
        'cards left and the played ones do not match, the director finds the trick and repairs it.',
    ),
    same(
      '67B1',
      'A card was never played to it: the player now shows one and puts it in its place among the played ' +
        'cards. Who won the trick does not change.',
    ),
    same(
      '67B1a',
      'Holding a card of the suit led, the player must choose one of those, counts as having revoked, and ' +
        'may lose a trick under 64A2.',
    ),
    same(
      '67B1b',
      'Holding none, the player chooses any card, still counts as having revoked, and may lose a trick under ' +
        '64A2.',
    ),
    same('67B2', 'Too many cards were played to it.'),
    same(
      '67B2a',
      'The extra cards go back to the hand; the one whose face was seen stays, or, if that cannot be told, ' +
        "the highest that was legal. Who won the trick does not change. A defender's extra card that gets " +
        'shown becomes a penalty card.',
    ),
    same(
      '67B2b',
      'A card that goes back was in the hand all the time, so not having played it earlier can be a revoke.',
    ),
    only2017(
      '67B3',
      'The card was played but never put among the played ones: the director finds it and puts it there. If ' +
        'it was played to a later trick as well, and that cannot be mended any more, the score is adjusted ' +
        '(12C1).',
    ),
  ],
};
