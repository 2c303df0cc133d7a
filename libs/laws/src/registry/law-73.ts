import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, moved, only2017, part2007, part2017, same } from './paragraph';

export const law73: Law = {
  number: 73,
  title: {
    en: 'What partners may tell each other',
    da: 'Hvad makkere må fortælle hinanden',
    sv: 'Vad partner får berätta för varandra',
  },
  treatments: ['recorded', 'judged', 'scored'],
  built: inBoth('recorded', 'judged'),
  paragraphs: [
    part2007('73A', '73A', 'agrees', 'How partners may communicate.'),
    moved(
      '73A',
      '73A1',
      'Partners tell each other things through their calls and their cards, and in no other way that the ' +
        'Laws do not allow.',
    ),
    moved(
      '73A1',
      '73A2',
      'Calls and cards come without special stress, mannerism or tone, and neither too slowly nor too ' +
        'quickly. The regulations may prescribe pauses, say on the first round, after a jump or at trick one.',
    ),
    same('73B', 'How partners may not communicate.'),
    same(
      '73B1',
      'Not by the manner of calling or playing, by remarks or gestures, by questions asked or left unasked, ' +
        'nor by alerts and explanations given or left out.',
    ),
    same(
      '73B2',
      'The worst thing a pair can do is to exchange information by methods arranged beforehand that the Laws ' +
        'do not allow.',
    ),
    part2017('73C', '73C', 'agrees', 'Unauthorised information from partner.'),
    moved(
      '73C1',
      '73C',
      'A player who has something from partner that the Laws do not authorise, such as a remark, a question, ' +
        'an explanation, a tone, a hesitation or an unexpected alert, must take care to gain nothing from it.',
    ),
    only2017('73C2', 'A player who fails in that may be penalised; if the opponents were damaged see also 16B3.'),
    same('73D', 'Tempo and manner.'),
    same(
      '73D1',
      'Even tempo and manner are to be wished for, though not always demanded, and players take special care ' +
        'where varying could help their side. To vary without meaning to is no offence. Opponents may read ' +
        'something into it, at their own risk.',
    ),
    differ(
      '73D2',
      'A player may not try to mislead an opponent by a question, a remark or a gesture, by haste or ' +
        'hesitation, by the manner of calling or playing, or by departing from procedure on purpose.',
      'A player may not try to mislead an opponent by a remark or a gesture, by haste or hesitation, by the ' +
        'manner of calling or playing, or by departing from procedure on purpose.',
    ),
    part2017('73E', '73E', 'agrees', 'Deception, fair and unfair.'),
    moved(
      '73E1',
      '73E',
      'A call or play may be meant to deceive the opponents, as long as unusual haste or hesitation does not ' +
        'underline it and no hidden agreement or experience of the partnership shields it.',
      'A call or play may be meant to deceive the opponents, as long as it does not rest on a hidden ' +
        'agreement or experience of the partnership.',
    ),
    moved(
      '73E2',
      '73F',
      "The score is adjusted when an innocent player was led astray by an opponent's question, remark, " +
        'manner, tempo or the like, the opponent can show no bridge reason for it, and could have known that ' +
        'it might pay.',
      'The score is adjusted when a breach of this Law led an innocent player astray to their damage, by a ' +
        'remark, manner, tempo or the like of an opponent who had no bridge reason for it and could have known ' +
        'that it might pay.',
    ),
  ],
};
