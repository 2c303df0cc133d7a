import type { AdjustedOutcome, BoardCommand, BoardEvent, RefusalCode } from '@app/contract';
import { calls, given, opened } from '@app/testing';

const started = [opened(), ...calls('N:1S E:- S:- W:-')];
const played: BoardEvent = {
  type: 'ResultAgreed',
  data: { result: { bid: '1S', declarer: 'N', risk: 'undoubled', tricks: 8 } },
};
const authority = 'director:anna';
const ownFaultLaw = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1e' } as const;

const made = { bid: '4S', declarer: 'N', risk: 'undoubled', tricks: 10 } as const;
const oneDown = { ...made, tricks: 9 };
const table: AdjustedOutcome = { kind: 'table' };
const fourSpades: AdjustedOutcome = { kind: 'assigned', components: [{ result: made, weight: '1' }] };
const weighted: AdjustedOutcome = {
  kind: 'assigned',
  components: [
    { result: made, weight: '1/3' },
    { result: oneDown, weight: '0.5' },
    { result: null, weight: '1/6' },
  ],
  standing: 'non-offending',
};
const ownFault: AdjustedOutcome = { ...fourSpades, expected: { components: [{ result: oneDown, weight: '1' }] } };

describe('L12C1: an assigned score', () => {
  it.each<[string, AdjustedOutcome, AdjustedOutcome]>([
    ['one result for both sides', fourSpades, fourSpades],
    ['weights that make up 1 (12C1c)', weighted, weighted],
    ['the result of the table for one side (12C1b)', fourSpades, table],
    ['less what a side has itself to blame for (DBf X78A4)', ownFault, fourSpades],
    ['the same against a grade', { ...fourSpades, expected: { grade: 'plus' } }, fourSpades],
    ['a grade for one side', { kind: 'artificial', grade: 'plus' }, fourSpades],
    ['a percentage for one side', { kind: 'artificial', percent: 55 }, fourSpades],
  ])('gives %s', (_, NS, EW) => {
    const data = { outcome: { NS, EW }, authority, law: ownFaultLaw, reason: 'Misinformation' };
    given(...started, played)
      .when({ type: 'AssignScore', data })
      .then({ type: 'ScoreAdjusted', data: { kind: 'assigned', ...data } });
  });

  it('needs no result of the table where nothing is measured by it', () => {
    const data = { outcome: { NS: weighted, EW: fourSpades }, authority, law: ownFaultLaw };
    given(...started)
      .when({ type: 'AssignScore', data })
      .then({ type: 'ScoreAdjusted', data: { kind: 'assigned', ...data } });
  });

  const half = { result: made, weight: '1/2' };

  it.each<[string, AdjustedOutcome, RefusalCode]>([
    ['no components', { kind: 'assigned' }, 'OutcomeIncomplete'],
    ['weights short of 1', { kind: 'assigned', components: [half, { ...half, weight: '1/3' }] }, 'WeightsNotWhole'],
    ['weights beyond 1', { kind: 'assigned', components: [half, half, half] }, 'WeightsNotWhole'],
    [
      'a weight below 0',
      {
        kind: 'assigned',
        components: [
          { ...half, weight: '3/2' },
          { ...half, weight: '-1/2' },
        ],
      },
      'WeightsNotWhole',
    ],
    [
      'no weight at all',
      {
        kind: 'assigned',
        components: [
          { ...half, weight: '1' },
          { ...half, weight: '0' },
        ],
      },
      'WeightsNotWhole',
    ],
    ['nothing expected', { ...fourSpades, expected: {} }, 'OutcomeIncomplete'],
    ['two things expected', { ...ownFault, expected: { ...ownFault.expected, grade: 'plus' } }, 'OutcomeContradictory'],
    ['half a result expected', { ...ownFault, expected: { components: [half] } }, 'WeightsNotWhole'],
    ['neither grade nor percentage', { kind: 'artificial' }, 'OutcomeIncomplete'],
    ['grade and percentage', { kind: 'artificial', grade: 'plus', percent: 60 }, 'OutcomeContradictory'],
    ['components of an artificial score', { ...fourSpades, kind: 'artificial', grade: 'plus' }, 'OutcomeContradictory'],
    ['a grade of an assigned score', { ...fourSpades, grade: 'plus' }, 'OutcomeContradictory'],
    ['a percentage of a result', { ...table, percent: 60 }, 'OutcomeContradictory'],
  ])('does not give %s, to either side', (_, outcome, code) => {
    const refused = (NS: AdjustedOutcome, EW: AdjustedOutcome): void => {
      given(...started, played)
        .when({ type: 'AssignScore', data: { outcome: { NS, EW }, authority } })
        .refused(code);
    };
    refused(outcome, fourSpades);
    refused(fourSpades, outcome);
  });

  it.each([table, ownFault])('$kind is measured by a result of the table', (NS) => {
    const assign = { type: 'AssignScore', data: { outcome: { NS, EW: fourSpades }, authority } } as const;
    given(...started)
      .when(assign)
      .refused('OutcomeIncomplete');
    given(...started, { type: 'BoardNotPlayed', data: { reason: 'No time' } })
      .when(assign)
      .refused('OutcomeIncomplete');
  });
});

describe('whose it is to give', () => {
  const both = (outcome: AdjustedOutcome): BoardCommand => ({
    type: 'AssignScore',
    data: { outcome: { NS: outcome, EW: outcome }, authority },
  });

  it('FSB L12C1c: no director weights a score in Sweden', () => {
    const sweden = opened({ laws: 'wbf-2007', regulations: 'fsb-2008' });
    given(sweden, played).when(both(weighted)).refused('ScoreNotAllowed');
    given(opened({ laws: 'wbf-2007' }), played)
      .when(both(weighted))
      .then({ type: 'ScoreAdjusted', data: { kind: 'assigned', outcome: { NS: weighted, EW: weighted }, authority } });
  });

  it('L12C1c: since 2017 both sides have the same, but under the paragraphs that say otherwise', () => {
    given(...started, played)
      .when({ type: 'AssignScore', data: { outcome: { NS: fourSpades, EW: table }, authority } })
      .refused('ScoreNotAllowed');
  });

  it.each<[string, BoardCommand]>([
    ['assigned', both(fourSpades)],
    ['artificial', { type: 'AwardArtificialScore', data: { grades: { NS: 'plus', EW: 'minus' }, authority } }],
  ])('nothing %s goes before what an appeal has decided', (_, command) => {
    const onAppeal: BoardEvent = {
      type: 'ScoreAdjusted',
      data: { kind: 'assigned', outcome: { NS: table, EW: table }, authority: 'jury:carl', appeal: 'appeal-a1@9' },
    };
    given(...started, played, onAppeal)
      .when(command)
      .refused('DecisionOfAppeal');
  });
});

describe('L12C2: an artificial score', () => {
  const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C2' } as const;

  it('is one of grades', () => {
    given(...started)
      .when({ type: 'AwardArtificialScore', data: { grades: { NS: 'plus', EW: 'minus' }, authority } })
      .then({
        type: 'ScoreAdjusted',
        data: {
          kind: 'artificial',
          outcome: { NS: { kind: 'artificial', grade: 'plus' }, EW: { kind: 'artificial', grade: 'minus' } },
          authority,
          law,
        },
      });
  });

  it('is one of grades or of percentages', () => {
    given(...started)
      .when({ type: 'AwardArtificialScore', data: { authority } })
      .refused('OutcomeIncomplete');
    const both = { grades: { NS: 'plus', EW: 'minus' }, percent: { NS: 60, EW: 40 }, authority } as const;
    given(...started)
      .when({ type: 'AwardArtificialScore', data: both })
      .refused('OutcomeContradictory');
  });
});
