import { EDITIONS } from '../law-ref';
import type { ClaimFacts, Standing } from './standing';
import { standingOf } from './standing';

const claim = { by: 'declarer', concedes: false, answer: 'disputed' } as const;
const accepted = { by: 'declarer', concedes: false, answer: 'accepted' } as const;

type Expected = readonly [Standing, string];

/** Both editions, or 2017 and 2007. */
const CASES: readonly (readonly [string, Omit<ClaimFacts, 'edition'>, Expected, Expected?])[] = [
  ['68: it was about the trick in progress', { ...claim, onlyTrickInProgress: true }, ['play-goes-on', '68']],
  [
    '68B2: a defender concedes and partner objects at once (commentary; E54)',
    { by: 'defender', concedes: true, partnerObjects: true, answer: 'disputed' },
    ['play-goes-on', '68B2'],
  ],
  [
    '68B2: partner objects, but nothing was conceded',
    { by: 'defender', concedes: false, partnerObjects: true, answer: 'disputed' },
    ['to-be-ruled', '70'],
  ],
  [
    '68B2: the objection of dummy to a concession by declarer is no objection of a defender',
    { by: 'declarer', concedes: true, partnerObjects: true, answer: 'disputed' },
    ['to-be-ruled', '70'],
  ],
  ['68D: disputed', claim, ['to-be-ruled', '70']],
  [
    '68D2b: all four agree to play on, as the other side asked (commentary; E54); in 2007 play had to cease',
    { ...claim, playedOn: true },
    ['void', '68D2b'],
    ['to-be-ruled', '70'],
  ],
  ['69A: accepted, no call on the next board yet: everything may still be said (E55)', accepted, ['open', '69A']],
  ['69A: a call on a later board completes it (E55)', { ...accepted, calledOnLaterBoard: true }, ['settled', '69B']],
  [
    '69A: the end of the round completes it on the last board',
    { ...accepted, lastBoardOfRound: true, roundEnded: true },
    ['settled', '69B'],
  ],
  [
    '69A: the end of the round on an earlier board completes it in 2007 only',
    { ...accepted, roundEnded: true },
    ['open', '69A'],
    ['settled', '69B'],
  ],
];

describe('Laws 68 and 69: where a claim stands', () => {
  it.each(
    CASES.flatMap(([name, facts, in2017, in2007 = in2017]) =>
      EDITIONS.map((edition) => ({ name, facts, edition, in2017, in2007 })),
    ),
  )('$name ($edition)', ({ facts, edition, in2017, in2007 }) => {
    const [standing, paragraph] = edition === 'wbf-2017' ? in2017 : in2007;
    expect(standingOf({ ...facts, edition })).toEqual({ standing, law: { edition, authority: 'WBF', paragraph } });
  });
});
