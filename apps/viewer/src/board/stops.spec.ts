import type { BoardEvent } from '@app/contract';
import { loadTexts } from '../texts';
import { loadLibraryMessages } from '../library-messages';
import { type Stop, isIrregularity, isOfRulings, nextStop, stopsOf } from './stops';

const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '27A' } as const;

const EVENTS: readonly BoardEvent[] = [
  { type: 'CallMade', data: { seat: 'N', call: '1S' } },
  { type: 'CallMade', data: { seat: 'E', call: '1H' } },
  { type: 'InfractionNoted', data: { act: 1, seat: 'E', rule: 'insufficient-bid', law, engine: 'laws@1' } },
  { type: 'CallMade', data: { seat: 'S', call: 'Pass' } },
  { type: 'TempoNoted', data: { seat: 'S', kind: 'slow', seconds: 12, act: 3, disputed: true } },
];

describe('stops', () => {
  let stops: readonly Stop[];
  beforeAll(async () => {
    await Promise.all([loadTexts(), loadLibraryMessages()]);
    stops = stopsOf(EVENTS);
  });

  it('are the findings, with their paragraph, and the tempo notes', () =>
    expect(stops).toMatchObject([
      { at: 3, kind: 'finding', title: 'East: Insufficient bid', citation: 'Law 27A (WBF 2017)' },
      { at: 5, kind: 'slow', title: 'South: Break in tempo, 12 s, disputed', citation: null },
    ]));

  it.each([
    [1, 3],
    [2, 3],
    [3, 5],
    [5, 3],
  ])('after event %i comes the one at %i', (at, next) => expect(nextStop(stops, at)?.at).toBe(next));

  it('are also what is done about them: the director called, a choice, a judgement', () => {
    const done: readonly BoardEvent[] = [
      { type: 'DirectorCalled', data: { by: 'S', act: 1 } },
      { type: 'OptionChosen', data: { seat: 'W', law: { ...law, paragraph: '26B' }, choice: 'forbid-S', act: 1 } },
      { type: 'OptionChosen', data: { law: { ...law, paragraph: '16D2' }, choice: 'play-on', act: 1 } },
      {
        type: 'JudgementMade',
        data: { question: 'comparable', answer: 'not-comparable', law, act: 1, reasons: 'it shows another suit' },
      },
    ];
    const all = stopsOf(done);
    expect(all.filter(isIrregularity)).toEqual([]);
    expect(all.map(({ at, kind, label, citation }) => [at, kind, label, citation])).toEqual([
      [1, 'director', 'South calls the director', null],
      [2, 'choice', 'West chooses: forbid spades', 'Law 26B (WBF 2017)'],
      [3, 'choice', 'The director chooses: play on', 'Law 16D2 (WBF 2017)'],
      [4, 'judgement', 'Judgement, comparable: not comparable: it shows another suit', 'Law 27A (WBF 2017)'],
    ]);
  });

  it('are rulings, what takes them back, and every other score', () => {
    const said = { laws: [law], reasons: 'A revoke', by: 'anna', rightOfAppeal: true } as const;
    const at = '2026-02-01T20:00:00Z';
    const decided: readonly BoardEvent[] = [
      { type: 'RulingGiven', data: { ...said, laws: [law, { ...law, paragraph: '64A2' }] } },
      { type: 'TricksTransferred', data: { to: 'EW', tricks: 1, law, ruling: 0, authority: 'director:anna' } },
      { type: 'RulingTold', data: { ruling: 0, at, to: ['1', '2'] } },
      {
        type: 'RulingReversed',
        data: { decision: 0, at, authority: 'director', by: 'carl', law, reasons: 'No revoke' },
      },
      { type: 'ScoreAdjusted', data: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:carl' } },
    ];
    const all = stopsOf(decided);
    expect(all.filter(isIrregularity)).toEqual([]);
    expect(all.filter(isOfRulings)).toEqual(all);
    expect(all.map((stop) => [stop.at, stop.kind, stop.label, stop.citation])).toEqual([
      [1, 'ruling', 'Ruling by anna: A revoke', 'Law 27A (WBF 2017), Law 64A2 (WBF 2017)'],
      [2, 'score', '1 trick goes over to E-W (Law 27A (WBF 2017), director anna)', null],
      [4, 'reversal', 'Event 1 counts no more, by carl: No revoke', 'Law 27A (WBF 2017)'],
      [5, 'score', 'Artificial score: N-S 60 %, E-W 40 % (director carl)', null],
    ]);
  });

  it('there is none where nothing is noted', () => expect(nextStop([], 4)).toBeUndefined());
});
