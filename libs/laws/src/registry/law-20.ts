import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, moved, only2017, part2017, same } from './paragraph';

export const law20: Law = {
  number: 20,
  title: { en: 'Review and explanation', da: 'Gentagelse og svar om meldinger', sv: 'Återgivning och förklaring' },
  treatments: ['enforced', 'recorded'],
  built: inBoth('enforced', 'recorded'),
  paragraphs: [
    same('20A', 'A player who did not catch a call may have it made clear at once.'),
    same(
      '20B',
      'During the auction period a player in turn to call, and not bound to pass, may have all earlier calls ' +
        'reviewed, alerts too. Not a part only, and it may not be cut short.',
    ),
    same('20C', 'Review after the final pass.'),
    same('20C1', 'A defender may ask whether the opening lead is theirs to make.'),
    same(
      '20C2',
      "Declarer and each defender may ask for a review at their first turn to play a card; declarer's is as a rule from " +
        'dummy. Again not a part only.',
    ),
    same('20D', 'Only an opponent answers a request for a review.'),
    same(
      '20E',
      'Every player has to correct a mistake in a review at once, even dummy and a player who must pass. Damage from a ' +
        'mistake left uncorrected may be adjusted (12C1).',
    ),
    same('20F', 'Explanation of calls and plays.'),
    differ(
      '20F1',
      "Before the final pass a player may ask about the opponents' calls when in turn, unless bound to pass then. The player " +
        'is entitled to the calls made, to relevant ones not made, and to inferences that rest on agreement. The ' +
        "caller's partner answers, unless the director decides otherwise. The asker's partner asks no more " +
        'before being in turn; 16 may apply. Regulations may ask for written answers.',
      "Before the final pass a player may ask about the opponents' calls when in turn. The player is entitled to the calls " +
        "made, to relevant ones not made, and to inferences that rest on agreement. The caller's partner answers, unless " +
        "the director decides otherwise. The asker's partner asks no more before being in turn; 16 may apply. " +
        'Regulations may ask for written answers.',
    ),
    same(
      '20F2',
      "From the final pass to the end of play a defender may ask in turn about the opponents' auction, and declarer " +
        "at the turn of either hand about the defenders' calls or carding. The partner of the player asked about " +
        'answers.',
    ),
    same('20F3', 'A player may ask about one call alone, but 16B1 may apply.'),
    moved(
      '20F4a',
      '20F4',
      'A player who sees during the auction that their own explanation was wrong or incomplete must call the director and ' +
        'correct it before the clarification period ends. Doing so earlier is allowed, not demanded.',
      'A player who sees that their own explanation was wrong or incomplete must call the director at once, who applies ' +
        '21B or 40B4.',
    ),
    part2017('20F4b', '20F4', 'agrees', 'The director then applies 21B or 40B3.'),
    same(
      '20F5a',
      'A player whose partner explained wrongly may neither correct it during the auction nor show that anything is ' +
        'amiss. A missing alert or announcement, or one not called for, counts as a wrong explanation.',
    ),
    same('20F5b', 'That player must call the director and tell the opponents, but not before the first legal moment.'),
    same('20F5b(i)', 'For a defender, when play has ended.'),
    same('20F5b(ii)', 'For declarer or dummy, after the final pass.'),
    same(
      '20F6',
      'Where a player acted on misinformation from an opponent, the director applies 21 to calls and 47E to plays.',
    ),
    same('20G', 'What is not correct.'),
    same('20G1', "A question asked for partner's benefit alone."),
    only2017('20G2', 'A question asked only to draw a wrong answer.'),
    moved(
      '20G3',
      '20G2',
      "Looking at one's own system card or notes in the auction or play, save as regulations and 40B2b allow.",
    ),
  ],
};
