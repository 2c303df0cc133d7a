import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law76: Law = {
  number: 76,
  title: { en: 'People watching the play', da: 'Publikum ved bordet', sv: 'Publik vid bordet' },
  treatments: ['recorded', 'judged', 'scored', 'procedural'],
  built: inBoth('recorded'),
  paragraphs: [
    same('76A', 'Who is in charge of spectators.'),
    same('76A1', 'In the playing area they are under the director, as the regulations say.'),
    same(
      '76A2',
      'Where play is broadcast, the regulating authority and the organiser may set terms for watching and ' +
        "for the watchers' conduct. A watcher does not communicate with a player during the session.",
    ),
    same('76B', 'At the table.'),
    same('76B1', "A spectator looks at one player's hand only, unless the regulations allow more."),
    same('76B2', 'A spectator shows no reaction to the auction or the play while a deal is on.'),
    same('76B3', 'During the round a spectator makes no gestures or remarks and does not talk to a player.'),
    same('76B4', 'A spectator does not disturb a player.'),
    same('76B5', 'A spectator at the table draws attention to nothing about the game.'),
    same('76C', 'Taking part.'),
    same('76C1', 'A spectator speaks about facts or Laws only when the director asks.'),
    same(
      '76C2',
      'The regulating authority and the organiser may lay down what happens after an irregularity that a ' +
        'spectator caused.',
    ),
    same(
      '76D',
      'Anybody in the playing area who is neither player nor official is a spectator, unless the director ' +
        'says otherwise.',
    ),
  ],
};
