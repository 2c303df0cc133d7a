import { textsOf } from '@app/messages';
import { scoreWarnings } from './score-warnings';

const adjusted = (data: object) => [{ type: 'ScoreAdjusted', data: { authority: 'director:anna', ...data } }];
const said = (events: Parameters<typeof scoreWarnings>[0]): readonly string[] =>
  scoreWarnings(events).map(({ code, message, paragraph }) => `${code} ${paragraph}: ${textsOf('en').say(message)}`);
const why = (side: string, percent: number): string =>
  `NoGradeGives L12C2a: no grade gives ${side} ${percent} %: average plus, average and average minus are 60, 50 and 40 %, and follow the other boards by themselves (12C2c)`;

it.each([
  [{ NS: 99, EW: 99 }, [why('N-S', 99), why('E-W', 99)]],
  [{ NS: 60, EW: 45 }, [why('E-W', 45)]],
  [{ NS: 60, EW: 40 }, []],
  [{ NS: 50, EW: 50 }, []],
])('L12C2a: %j', (percent, expected) => {
  expect(said(adjusted({ kind: 'artificial', percent }))).toEqual(expected);
});

it('L12C2a: of a ruling, by side', () => {
  const outcome = { NS: { kind: 'artificial', percent: 70 }, EW: { kind: 'artificial', grade: 'minus' } };
  expect(said([{ type: 'RulingGiven', data: {} }, ...adjusted({ kind: 'artificial', outcome })])).toEqual([
    why('N-S', 70),
  ]);
});
