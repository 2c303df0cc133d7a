import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law74: Law = {
  number: 74,
  title: { en: 'Good manners', da: 'God opførsel ved bordet', sv: 'Gott uppförande vid bordet' },
  treatments: ['recorded', 'judged', 'scored', 'procedural'],
  built: inBoth('recorded', 'judged'),
  paragraphs: [
    same('74A', 'How to behave.'),
    same('74A1', 'Be courteous at all times.'),
    same('74A2', 'Say and do nothing that may annoy or embarrass others, or spoil the game for them.'),
    same('74A3', 'Call and play in one correct way throughout.'),
    same('74B', 'What courtesy asks a player not to do.'),
    same('74B1', 'Not paying enough attention to the game.'),
    same('74B2', 'Chatting or commenting during the auction and the play.'),
    same('74B3', "Pulling out a card before it is one's turn."),
    same('74B4', 'Dragging out the play to unsettle an opponent, as by playing on with nothing but winners.'),
    same('74B5', 'Being rude to the director or to others when calling or addressing the director.'),
    same('74C', 'Examples of what is not correct.'),
    same('74C1', 'Using different words for one and the same call.'),
    same('74C2', 'Showing pleasure or displeasure at a call or play.'),
    same('74C3', 'Showing that one expects or means to win or lose a trick before it is finished.'),
    same(
      '74C4',
      'Saying or doing something during the auction or play that points to an event of importance, or to the ' +
        'number of tricks still needed.',
    ),
    same(
      '74C5',
      'Staring at another player, or at their hand to see the cards or where one is taken from. What is seen ' +
        "of an opponent's cards by accident may be used; for cards shown on purpose see 73D2.",
    ),
    same('74C6', 'Showing openly that one has lost interest in the deal, as by folding up the cards.'),
    same('74C7', 'Changing tempo to unsettle an opponent.'),
    same('74C8', 'Leaving the table without need before the round is called.'),
  ],
};
