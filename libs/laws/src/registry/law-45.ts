import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, moved, only2017, part2017, same } from './paragraph';

export const law45: Law = {
  number: 45,
  title: { en: 'When a card counts as played', da: 'Hvornår et kort er spillet', sv: 'När ett kort är spelat' },
  treatments: ['enforced', 'recorded', 'offered', 'judged'],
  built: inBoth('enforced', 'recorded', 'offered', 'judged'),
  paragraphs: [
    same(
      '45A',
      'To play a card from the hand, lay it face up on the table in front of you. The opening lead goes face ' +
        'down unless the regulations say otherwise.',
    ),
    same(
      '45B',
      'Declarer plays from dummy by naming the card, and dummy lays it out. If need be declarer may take it ' +
        'from dummy.',
    ),
    same('45C', 'When a card must be played.'),
    same(
      '45C1',
      "A defender's card is played to the trick when it is held where partner could see its face. A second " +
        'card from a defender who has played already is for 45E.',
    ),
    same('45C2', "When declarer's card from the closed hand is played."),
    same('45C2a', 'It is face up and touches the table, or all but does.'),
    same('45C2b', 'It is held in a way that shows it has been played.'),
    same(
      '45C3',
      "A card of dummy's that declarer touches on purpose is played, except to tidy the cards or to reach " +
        'another card beside it.',
    ),
    same('45C4', 'Cards played by naming them.'),
    same('45C4a', 'A card that a player names, or otherwise points out as the one they mean to play, is played.'),
    differ(
      '45C4b',
      'Declarer may correct a slip of the tongue in naming a card from dummy, up to the next card declarer ' +
        'plays from either hand. A change of mind or a lapse of attention is not a slip. An opponent who ' +
        'played a legal card in between may take it back and play another (47D, 16C).',
      'A player may change a play they did not intend, without stopping to think, as long as their partner ' +
        'has not played. An opponent who played a legal card in between may take it back and play another ' +
        '(47D, 16D1).',
    ),
    same('45C5', 'A penalty card can have to be played; see Law 50.'),
    part2017('45D', '45D', 'agrees', 'Dummy puts a card in the trick that declarer did not ask for.'),
    moved(
      '45D1',
      '45D',
      "If it is noticed before both sides have played to the next trick, dummy's card goes back. A defender " +
        "may take back a card played after the mistake. If declarer's right-hand opponent then plays another " +
        'card, declarer may change what was played after it. What the withdrawn cards told is for Law 16.',
    ),
    only2017(
      '45D2',
      "Noticed later than that, the trick and those after it stay as they are. If dummy's wrong card was a " +
        'lead, players who did not follow to it may have revoked (64A, 64B7, 64C). If dummy failed to follow ' +
        'suit, no tricks are moved, but damage is made good (64B3, 64C).',
    ),
    same('45E', 'A fifth card in a trick.'),
    same(
      '45E1',
      'From a defender, the fifth card becomes a penalty card, unless the director finds that it was meant ' +
        'as the lead to the next trick; then Laws 53 and 56 apply.',
    ),
    differ(
      '45E2',
      'From declarer or dummy, the fifth card simply goes back, unless the director finds that it was meant ' +
        'as a lead; then Law 55 applies.',
      'From declarer or dummy, the fifth card simply goes back, unless the director finds that it was meant ' +
        'as a lead; then Law 53 applies.',
    ),
    same(
      '45F',
      "Once dummy's hand is down, dummy touches and suggests nothing, except to tidy the cards. If it " +
        'happens, call the director and play on. After the play the director adjusts the score if dummy ' +
        'suggested a play and the defenders were damaged by it.',
    ),
    same('45G', 'Nobody turns their card over before all four have played.'),
  ],
};
