import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law41: Law = {
  number: 41,
  title: {
    en: 'The opening lead and the start of play',
    da: 'Det første udspil og spillets start',
    sv: 'Första utspelet och spelstarten',
  },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    differ(
      '41A',
      'Once a call has been followed by three passes, the player on the left of the presumed declarer leads, ' +
        'face down unless the regulations want it face up. Only the director can let that card be taken back, ' +
        'for instance after misinformation (47E) or a lead by the wrong hand (54), and it then goes back into ' +
        'the hand. A regulation may let a face-down lead by the wrong hand go back without the director.',
      'Once a call has been followed by three passes, the player on the left of the presumed declarer leads, ' +
        'face down unless the regulations want it face up. Only the director can let that card be taken back, ' +
        'after an irregularity (47E2), and it then goes back into the hand.',
    ),
    same(
      '41B',
      "While the lead lies face down, the leader's partner and the presumed declarer, but not dummy, may " +
        "each have the auction repeated or ask what an opponent's call meant. Declarer and each defender may " +
        'still ask for a repeat when they are about to play their first card, and lose that right by playing ' +
        'it. Explanations may be asked all through the play, by declarer and the defenders, each at their own ' +
        "turn; a defender's question can tell partner too much (Law 16).",
    ),
    same(
      '41C',
      'When the questions are over the lead is turned up. From then the play has begun and cannot be undone, ' +
        'and dummy goes down. Too late to hear the auction again, declarer and the defenders may still ask, at ' +
        'their own turn, what the contract is and whether it is doubled or redoubled, but not by whom.',
    ),
    same(
      '41D',
      'After the lead is turned up, dummy lays the whole hand face up in front of them: one row a suit, ' +
        "pointing at declarer, in order of rank with the small cards nearest declarer, trumps on dummy's own " +
        'right. Declarer plays for both hands.',
    ),
  ],
};
