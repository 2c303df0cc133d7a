import { evidenceOf, layersOf, scoreSession, stageStandings, standingsView } from '@app/documents';
import { fromText, recompute, placeInWords, toDecimal } from '@app/scoring';
import { scoring, sessionDoc, tracedTotals } from '@app/testing';
import { cell, sheet } from './sheet';

/**
 * Strata and handicaps over an evening of eight pairs: the places of an independent script (`layers/sheet.py`) against
 * those of the documents.
 */

const RESULTS = sheet('layers/results.csv');
const PAIRS = sheet('layers/pairs.csv');

const DOCS = RESULTS.map((row) =>
  scoring(Number(cell(row, 'score')), {
    id: `board-s.${cell(row, 'table')}.${cell(row, 'board')}`,
    round: cell(row, 'round'),
    table: cell(row, 'table'),
    board: Number(cell(row, 'board')),
    contestants: { NS: cell(row, 'ns'), EW: cell(row, 'ew') },
  }),
);

const SESSION = sessionDoc({
  scoring: 'matchpoints',
  contestants: PAIRS.map((row) => ({
    contestant: cell(row, 'pair'),
    kind: 'pair',
    ...(cell(row, 'stratum') === '' ? {} : { stratum: cell(row, 'stratum') }),
    ...(cell(row, 'handicap') === '' ? {} : { handicap: cell(row, 'handicap') }),
  })),
  conditions: {
    name: 'Club evening',
    contestants: 'pair',
    stages: [
      {
        stage: 'evening',
        form: 'field',
        scoring: 'matchpoints',
        ties: { then: 'shared', needed: [] },
        strata: { order: ['A', 'B', 'C'], paragraph: 'conditions' },
        handicap: { each: 'total', paragraph: 'conditions' },
      },
    ],
  },
});

const STAGE = stageStandings([scoreSession(SESSION, DOCS)]);

const placesIn = (kind: 'stratum' | 'handicap', name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    layersOf(STAGE)
      .filter((layer) => layer.kind === kind)
      .flatMap(({ rankings }) => rankings)
      .filter((ranking) => ranking.name === name)
      .flatMap(({ rows }) => rows.map(({ contestant, place }) => [contestant, place])),
  );

const column = (name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    PAIRS.flatMap((row) => (cell(row, name) === '' ? [] : [[cell(row, 'pair'), cell(row, name)] as const])),
  );

it('the ranking of all is that of the script, and no layer changes it', () => {
  const [all] = STAGE.rankings;
  expect(Object.fromEntries((all?.rows ?? []).map((row) => [row.contestant, placeInWords(row)]))).toEqual(
    column('place'),
  );
  const { layers, ...base } = standingsView(STAGE);
  const plain = { ...SESSION, conditions: null };
  expect(layers).toHaveLength(2);
  expect(base.groups).toEqual(standingsView(stageStandings([scoreSession(plain, DOCS)])).groups);
});

it.each(['B', 'C'])('stratum %s', (name) => {
  expect(placesIn('stratum', name)).toEqual(column(name));
});

it('with handicaps', () => {
  expect(placesIn('handicap', '')).toEqual(column('handicapped'));
  const [layer] = layersOf(STAGE).filter(({ kind }) => kind === 'handicap');
  expect(layer?.without).toEqual(['3']);
  const totals = Object.fromEntries((layer?.rankings[0]?.rows ?? []).map((row) => [row.contestant, row.total]));
  const expected = Object.entries(column('helped')).map(([pair, text]) => {
    const value = fromText(text);
    return [pair, value && toDecimal(value, 2)] as const;
  });
  expect(totals).toEqual(Object.fromEntries(expected));
});

describe('entries that were wrong and are corrected', () => {
  const reason = 'Misread';
  const corrections = PAIRS.map((row) => ({
    contestant: cell(row, 'pair'),
    stratum: cell(row, 'stratum') || null,
    handicap: cell(row, 'handicap') || null,
    reason,
  }));
  const wrongly = SESSION.contestants.map((one) => ({ ...one, stratum: 'C', handicap: '17' }));
  const kept = corrections.map((data, index) => ({ type: 'EntryCorrected' as const, revision: 50 + index, data }));
  const corrected = { ...SESSION, contestants: wrongly, kept };

  it('make the layers that entries as they should have been make', () => {
    expect(layersOf(stageStandings([scoreSession(corrected, DOCS)]))).toEqual(layersOf(STAGE));
    const uncorrected = { ...SESSION, contestants: wrongly };
    expect(layersOf(stageStandings([scoreSession(uncorrected, DOCS)]))).not.toEqual(layersOf(STAGE));
  });

  it('are those of the last session of a stage that says something', () => {
    const first = { ...SESSION, contest: { contest: 'c', stage: 'evening', session: 1 } };
    const silent = SESSION.contestants.map(({ contestant, kind }) => ({ contestant, kind }));
    const second = { ...first, id: 's2', contest: { ...first.contest, session: 2 }, contestants: silent };
    const ofBoth = (one: typeof first, other: typeof first) =>
      layersOf(stageStandings([scoreSession(one, DOCS), scoreSession(other, [])]));
    const right = ofBoth(first, second);
    expect(right.map(({ rankings }) => rankings)).toEqual(layersOf(STAGE).map(({ rankings }) => rankings));
    expect(ofBoth({ ...first, contestants: wrongly }, { ...second, kept })).toEqual(right);
    expect(ofBoth({ ...first, contestants: wrongly, kept }, second)).toEqual(right);
    expect(ofBoth({ ...first, contestants: wrongly, kept }, { ...second, contestants: wrongly })).not.toEqual(right);
  });
});

it('every total of the standings recomputes', () => {
  const evidence = evidenceOf(STAGE.sessions);
  const totals = tracedTotals(STAGE.rankings).map((total) => total.explain(evidence));
  expect(totals.flatMap((total) => recompute(total))).toEqual([]);
});
