import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenario, runScenario } from '@app/scenarios';
import type { BoardEvent, BoardOpened } from '@app/contract';
import { parsePbnDeal } from '@app/bridge';
import { LAW_BOOK, type Finding, type LawBook, type TableState, openTable, tableUnder } from '@app/laws';
import { SCORING_PROFILES, type ScoringName, scoringParameter, scoringValue } from '@app/scoring';
import { actOf } from '@app/session';
import { scenarioFiles } from '../../apps/cli/src/scenario-files';
import { COMING, COMING_BOOK, COMING_SCORING, REACHED } from './coming-edition';

const ROOT = join(__dirname, '..', '..');

const SCENARIOS: readonly (readonly [file: string, stream: readonly BoardEvent[]])[] = scenarioFiles(ROOT).flatMap(
  (file) => {
    const parsed = parseScenario(readFileSync(join(ROOT, file), 'utf8'));
    return parsed.ok && parsed.scenario.editions.includes('wbf-2017')
      ? [[file, runScenario(parsed.scenario, 'wbf-2017').stream] as const]
      : [];
  },
);

interface Judged {
  readonly table: TableState;
  readonly findings: readonly Finding[];
}

const opened = ({ laws: edition, deal, ...rest }: BoardOpened): TableState => {
  const hands = deal === undefined ? null : parsePbnDeal(deal);
  return openTable({ ...rest, edition, hands: hands?.ok ? hands.value : undefined });
};

/** The table after each event of a record, and what the Laws of a book say about it. */
const judged = (book: LawBook, edition: BoardOpened['laws'], stream: readonly BoardEvent[]): readonly Judged[] => {
  const { tableAfter, judgeAct, judgeCall, judgeCard, judgeChanges, judgeJudgement } = tableUnder(book);
  const [first, ...rest] = stream;
  if (first?.type !== 'BoardOpened') throw new Error('the record does not begin with its opening');
  const states: Judged[] = [{ table: opened({ ...first.data, laws: edition }), findings: [] }];
  for (const [index, event] of rest.entries()) {
    const table = states.at(-1)?.table ?? opened(first.data);
    const act = actOf(event, { revision: index + 1, table });
    states.push(
      act === null
        ? { table, findings: [] }
        : {
            table: tableAfter(table, act),
            findings: [
              ...(act.type === 'CallMade' ? judgeCall(table, act.data, act.at) : []),
              ...(act.type === 'CardPlayed' || act.type === 'LeadFaced'
                ? judgeCard(table, { at: act.at, ...act.data })
                : []),
              ...(act.type === 'JudgementMade' ? judgeJudgement(table, act.data) : []),
              ...judgeChanges(table, act),
              ...judgeAct(table, act),
            ],
          },
    );
  }
  return states;
};

/** What the coming edition makes of a record of 2017, with its name taken for that of 2017. */
const coming = (stream: readonly BoardEvent[]): readonly Judged[] =>
  JSON.parse(JSON.stringify(judged(COMING_BOOK, COMING, stream)).replaceAll(COMING, 'wbf-2017')) as readonly Judged[];

const asOf2017 = (stream: readonly BoardEvent[]): readonly Judged[] =>
  JSON.parse(JSON.stringify(judged(LAW_BOOK, 'wbf-2017', stream))) as readonly Judged[];

const isReached = (stream: readonly BoardEvent[]): boolean =>
  stream.some((event) => event.type === 'InfractionNoted' && REACHED.includes(event.data.rule));

const REACHABLE = SCENARIOS.filter(([, stream]) => isReached(stream));
const OTHERS = SCENARIOS.filter(([, stream]) => !isReached(stream));

describe('an edition after 2017 that says only what it changes', () => {
  it('leaves most of the scenarios of 2017 as they are, and reaches some', () => {
    expect(OTHERS.length).toBeGreaterThan(400);
    expect(REACHABLE.length).toBeGreaterThan(40);
  });

  it.each(OTHERS)('%s: the same table and the same findings after every act', (_, stream) => {
    expect(coming(stream)).toEqual(asOf2017(stream));
  });
});

const statesOf = (file: string): readonly [coming: readonly Judged[], of2017: readonly Judged[]] => {
  const [, stream] = SCENARIOS.find(([name]) => name.endsWith(file)) ?? [];
  if (stream === undefined) throw new Error(`there is no scenario ${file}`);
  return [coming(stream), asOf2017(stream)];
};

const choicesOf = (states: readonly Judged[], law: string): readonly string[] =>
  states.flatMap(({ table }) => table.options).find((one) => one.law === law)?.choices ?? [];

describe('what it changes', () => {
  it('takes an option away: a pass out of rotation cannot be accepted (29A)', () => {
    const [now, then] = statesOf('law-30/30B1-2017-lhos-turn-comparable.yaml');
    expect(choicesOf(then, '29A')).toEqual(['accept', 'decline']);
    expect(choicesOf(now, '29A')).toEqual(['decline']);
  });

  it('adds an option, and what follows from it: an insufficient bid may stand without being accepted (27A)', () => {
    const [now, then] = statesOf('law-27/27A1-both-declined.yaml');
    expect(choicesOf(then, '27A1')).toEqual(['accept', 'decline']);
    expect(choicesOf(now, '27A1')).toEqual(['accept', 'decline', 'let-stand']);
    const { table } = now.find(({ table: { options } }) => options.some(({ law }) => law === '27A1')) ?? {};
    const [option] = table?.options ?? [];
    if (table === undefined || option === undefined) throw new Error('no option was open');
    const data = { by: option.for, option: option.name, law: option.law, act: option.act, choice: 'let-stand' };
    const after = tableUnder(COMING_BOOK).tableAfter(table, { type: 'OptionChosen', at: 99, data });
    expect(after.irregularities.map(({ status }) => status)).toEqual(['ruled']);
    expect(after.options).toEqual([]);
  });

  it('changes a duty: partner of an inadmissible double passes once (36B)', () => {
    const extents = (states: readonly Judged[]): readonly string[] =>
      states.flatMap(({ table }) => table.obligations).flatMap((one) => (one.kind === 'pass' ? [one.extent] : []));
    const [now, then] = statesOf('law-36/36B2-both-already-doubled.yaml');
    expect(new Set(extents(then))).toEqual(new Set(['throughout']));
    expect(new Set(extents(now))).toEqual(new Set(['once']));
  });

  it('numbers a paragraph anew: dummy who draws attention (9A5)', () => {
    const paragraphs = (states: readonly Judged[]): readonly string[] =>
      states
        .flatMap(({ findings }) => findings)
        .flatMap(({ rule, law }) => (rule === 'attention-by-dummy' ? [law.paragraph] : []));
    const [now, then] = statesOf('law-09/9A4-2017-dummy-in-the-play.yaml');
    expect(paragraphs(then)).toContain('9A4');
    expect(paragraphs(now)).toEqual(paragraphs(then).map(() => '9A5'));
  });

  it('sets another value, and leaves all others (78D)', () => {
    const of2017 = SCORING_PROFILES['wbf-2017'];
    const names = Object.keys(of2017.tables[0]) as ScoringName[];
    expect(scoringValue(of2017, 'sit-out')).toBe('own-average');
    expect(scoringValue(COMING_SCORING, 'sit-out')).toBe('average-plus');
    expect(names.filter((name) => scoringParameter(COMING_SCORING, name) !== scoringParameter(of2017, name))).toEqual([
      'sit-out',
    ]);
  });
});
