import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, moved, only2017, part2017, same } from './paragraph';

export const law64: Law = {
  number: 64,
  title: {
    en: 'Tricks moved for a revoke',
    da: 'Stik, der overføres for kulørsvigt',
    sv: 'Stick som förs över för en revoke',
  },
  treatments: ['enforced', 'scored', 'judged'],
  built: inBoth('enforced', 'judged'),
  paragraphs: [
    same(
      '64A',
      "Tricks that go to the other side when the play is over. A trick that dummy took is not declarer's for " +
        'this purpose.',
    ),
    same(
      '64A1',
      'The player who revoked won that trick: it goes over, and one more if the side won any trick after it.',
    ),
    same(
      '64A2',
      'The player who revoked did not win that trick: one trick goes over if partner won it or the side won ' +
        'any trick after it.',
    ),
    same('64B', 'Established revokes for which no trick is moved. Damage may still be made good (64C).'),
    same('64B1', 'The side won neither the revoke trick nor a later one.'),
    differ(
      '64B2',
      'The same player has revoked in this suit before, and that revoke is established.',
      'The same player has revoked in this suit before.',
    ),
    differ(
      '64B3',
      "The revoke was a failure to play a penalty card or a card of dummy's.",
      'The revoke was a failure to play a card lying face up on the table or from a hand laid on the table, ' +
        "dummy's included.",
    ),
    same('64B4', 'It was pointed out only after the other side had called on the next board.'),
    same('64B5', 'It was pointed out only after the round.'),
    same('64B6', 'It happened at trick 12.'),
    differ(
      '64B7',
      'Both sides revoked on the board, and both revokes are established.',
      'Both sides revoked on the board.',
    ),
    only2017('64B8', 'It has been put right under 62C3.'),
    part2017('64C', '64C', 'agrees', 'Making good what the moved tricks leave open.'),
    moved(
      '64C1',
      '64C',
      'If the director finds that the other side is still not made whole after an established revoke, also ' +
        'where no trick moves, the score is adjusted.',
    ),
    only2017('64C2', 'Two cases where no trick moves.'),
    only2017(
      '64C2a',
      'The same player revoked again in the same suit: the score is adjusted if the other side would ' +
        'probably have had more tricks without the later revokes.',
    ),
    only2017(
      '64C2b',
      'Both sides revoked and the director finds that somebody was damaged: the score is adjusted to what ' +
        'was to be expected had nobody revoked.',
    ),
  ],
};
