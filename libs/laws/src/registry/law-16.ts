import type { Law } from './entry';
import { inBoth } from './entry';
import { moved, only2007, only2017, part2017, same } from './paragraph';

export const law16: Law = {
  number: 16,
  title: { en: 'Information a player may use', da: 'Oplysninger man må bruge', sv: 'Upplysningar man får använda' },
  treatments: ['recorded', 'judged', 'scored'],
  built: inBoth('recorded', 'judged'),
  paragraphs: [
    same('16A', 'What a player may call and play on.'),
    same('16A1', 'Information is authorised in any of these cases.'),
    same(
      '16A1a',
      "From the legal calls and plays of the board, and the opponents' illegal ones that were accepted, where " +
        'unauthorised information from elsewhere plays no part.',
    ),
    same('16A1b', 'From a withdrawn action, as far as this Law makes it authorised.'),
    same(
      '16A1c',
      'Where a Law or regulation says so, or it comes from a procedure that they prescribe; but 16B1 goes first.',
    ),
    same('16A1d', 'Known before the hand was taken from the board, where no Law forbids its use.'),
    same(
      '16A2',
      "A player may also reckon with the score so far, the opponents' habits and what the regulations demand.",
    ),
    only2007('16A3', 'No player may act on anything else: such information is unauthorised.'),
    only2007('16A4', 'Where a breach of this Law does damage, the director adjusts the score (12C).'),
    same('16B', 'Information from partner.'),
    part2017(
      '16B1',
      '16B1a',
      'agrees',
      'All extraneous information from partner that could suggest an action is unauthorised: a remark, a question or ' +
        'answer, an unexpected or missing alert, tempo, emphasis, tone, gesture, manner.',
    ),
    same(
      '16B1a',
      'Where a remark, a question, an alert, tempo, manner or the like from partner demonstrably suggests one ' +
        'action over another, and that other is a logical alternative, the player may not take the one suggested.',
    ),
    same(
      '16B1b',
      "A logical alternative is one that a good part of the player's peers, using the same methods, would consider " +
        'seriously, and that some would choose.',
    ),
    same(
      '16B2',
      'A player who thinks that an opponent gave partner such information, and that harm may follow, may reserve the ' +
        'right to call the director later, unless regulations say to call now. Opponents who dispute it should call ' +
        'at once.',
    ),
    same(
      '16B3',
      'A player with good reason to think that an opponent chose the suggested action should call the director when play ' +
        'ends; sooner or later is no infraction. If an infraction gained, the director adjusts the score.',
    ),
    moved('16C', '16D', 'Information from calls and plays that were withdrawn.'),
    moved('16C1', '16D1', 'The non-offending side may use all of it, whichever side withdrew.'),
    moved(
      '16C2',
      '16D2',
      "The offending side may use none of it, not even from the opponents' withdrawn actions, and its players may not " +
        'choose an action so suggested over a logical alternative.',
    ),
    only2017('16C3', 'Where a breach of 16C2 damaged the non-offending side, the director assigns a score (12C1).'),
    moved('16D', '16C', 'Extraneous information from other sources.'),
    moved(
      '16D1',
      '16C1',
      'A player learns something of a board still in play or yet to be played: a wrong hand seen, a call, result or remark ' +
        "heard, cards seen at another table, or another player's cards at the same table before the auction. The director " +
        'should be told at once, best by the player who learnt it.',
    ),
    moved(
      '16D2',
      '16C2',
      'If it would likely disturb normal play, and nobody has called, the director may choose among these.',
    ),
    moved(
      '16D2a',
      '16C2a',
      'Turn the players round, where movement and scoring method allow it, so that the one who knows a hand holds it.',
      'Turn the players round, where the movement allows it, so that the one who knows a hand holds it.',
    ),
    moved('16D2b', '16C2b', 'Order a redeal, where the form of the event allows it.'),
    moved('16D2c', '16C2c', 'Let the board be played, ready to adjust if the information affected the result.'),
    moved('16D2d', '16C2d', 'Assign a score (12C1); for teams see 86B.', 'Give an artificial score.'),
    moved(
      '16D3',
      '16C3',
      'After the first call and before play ends, the director acts by 16D2c or 16D2d.',
      'After the first call and before play ends, the director acts by 16C2c.',
    ),
  ],
};
