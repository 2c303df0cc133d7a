import { bySide, type BySide } from '@app/bridge';
import { appealStream, boardStream, isRecord } from '@app/contract';
import { numberInWords } from '@app/scoring';
import { type BoardDoc, type Simulation, imposedPenalties, othersIn } from '@app/documents';
import { inEnglish } from '@app/messages';
import { appealView, deadlinesOf, flaggedRulings, rulingsOf, viewBoard } from '@app/session';
import { differences } from '../scenario/expect';
import type { ExpectationName } from './expectations';
import { type Clock, outcomeText, parseOutcome, parseTime, resultText } from './notation';
import { type Observed, boardsOfSimulation, sessionOfSimulation, standingsOfSimulation } from './observed';
import { parseBoardAddress } from './board-address';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

const listOfTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const differs = (what: string, expected: unknown, actual: unknown): readonly string[] =>
  expected === actual ? [] : [`${what}: expected ${String(expected)}, it is ${String(actual)}`];

const standings = (expected: unknown, { simulation }: Observed): readonly string[] => {
  const rows = standingsOfSimulation(simulation).groups.flatMap((group) => group.rows);
  return Object.entries(fieldsOf(expected)).flatMap(([contestant, text]) => {
    const row = rows.find((one) => one.contestant === contestant);
    const actual = row && (row.place === '-' ? '-' : `${row.place} ${row.percentage ?? row.total}`);
    return differs(`standings.${contestant}`, text, actual ?? 'not in the list');
  });
};

const tableText = (result: BoardDoc['result']): string => {
  if (result?.kind === 'score-only') return `score ${result.score}`;
  return result ? (result.kind === 'not-played' ? 'not played' : resultText(result.result)) : 'no result';
};

/** What either side has, in the notation of a story. */
const scoreTexts = ({ adjusted, result }: BoardDoc): BySide<string> => {
  const table = tableText(result);
  return bySide((side) => {
    const outcome = adjusted?.outcome?.[side];
    if (outcome) return outcome.kind === 'table' ? table : outcomeText(outcome);
    return adjusted?.percent ? `${adjusted.percent[side]} %` : table;
  });
};

const expectedText = (text: unknown): unknown => {
  const outcome = typeof text === 'string' ? parseOutcome(text) : undefined;
  return outcome ? outcomeText(outcome) : text;
};

const docAt = (simulation: Simulation, text: string): BoardDoc | undefined => {
  const place = parseBoardAddress(text);
  return boardsOfSimulation(simulation).find(({ id }) => place && id === boardStream(place));
};

const scores = (expected: unknown, { simulation }: Observed): readonly string[] =>
  Object.entries(fieldsOf(expected)).flatMap(([place, said]) => {
    const doc = docAt(simulation, place);
    if (!doc) return [`scores.${place}: the board has not been opened`];
    const actual = scoreTexts(doc);
    const { NS, EW } = isRecord(said) ? said : { NS: said, EW: said };
    return [
      ...differs(`scores.${place}.NS`, expectedText(NS), actual.NS),
      ...differs(`scores.${place}.EW`, expectedText(EW), actual.EW),
    ];
  });

const penalties = (expected: unknown, { simulation }: Observed): readonly string[] =>
  Object.entries(fieldsOf(expected)).flatMap(([contestant, amounts]) => {
    const actual = imposedPenalties(sessionOfSimulation(simulation), contestant).map(
      ({ amount }) => `${numberInWords(amount.value)} ${amount.unit}`,
    );
    return differs(`penalties.${contestant}`, listOfTexts(amounts).join(', ') || 'none', actual.join(', ') || 'none');
  });

const deadlines = (expected: unknown, { simulation }: Observed, clock: Clock): readonly string[] => {
  const all = deadlinesOf(sessionOfSimulation(simulation));
  return (Array.isArray(expected) ? expected : []).flatMap((one: unknown, index) => {
    const { right, how, until, ...rest } = fieldsOf(one);
    const instant = typeof until === 'string' ? (parseTime(until, clock) ?? until) : undefined;
    const own = all.filter((deadline) => deadline.right === right);
    const found = own.some(
      (deadline) =>
        (instant === undefined || deadline.until === instant) &&
        (how === undefined || deadline.decided?.how === how) &&
        differences(rest, deadline, '').length === 0,
    );
    const there = own.map((deadline) =>
      [
        deadline.round,
        deadline.until ?? (deadline.awaits && inEnglish(deadline.awaits)),
        deadline.paragraph,
        deadline.decided?.how,
      ]
        .filter((part) => part !== null && part !== undefined)
        .join(' '),
    );
    return found ? [] : [`deadlines[${index}]: there is no such one; there are: ${there.join('; ') || 'none'}`];
  });
};

const rulings = (expected: unknown, { simulation, decisionOf }: Observed): readonly string[] => {
  const all = rulingsOf(boardsOfSimulation(simulation));
  return Object.entries(fieldsOf(expected)).flatMap(([name, status]) => {
    const decided = decisionOf(name);
    const ruling = all.find(({ stream, at }) => stream === decided?.stream && at === decided.revision);
    return differs(`rulings.${name}`, status, ruling?.status ?? 'no ruling');
  });
};

const flagged = (expected: unknown, { simulation, decisionOf }: Observed): readonly string[] => {
  const actual = [...new Set(flaggedRulings(boardsOfSimulation(simulation)).map(({ ruling }) => ruling))].sort();
  const wanted = listOfTexts(expected)
    .map((name) => decisionOf(name)?.address ?? name)
    .sort();
  return differs('flagged', wanted.join(', ') || 'none', actual.join(', ') || 'none');
};

const boards = (expected: unknown, { simulation }: Observed): readonly string[] =>
  Object.entries(fieldsOf(expected)).flatMap(([text, said]) => {
    const place = parseBoardAddress(text);
    const found = place && othersIn(simulation).stream(boardStream(place));
    return found?.to === 'board' && found.state
      ? differences(said, viewBoard(found.state), `boards.${text}`)
      : [`boards.${text}: the board has not been opened`];
  });

const appeals = (expected: unknown, { simulation }: Observed): readonly string[] =>
  Object.entries(fieldsOf(expected)).flatMap(([appeal, said]) => {
    const others = othersIn(simulation);
    const found = others.stream(appealStream(appeal));
    return found?.to === 'appeal' && found.state
      ? differences(said, appealView(found.state, others, appealStream(appeal)), `appeals.${appeal}`)
      : [`appeals.${appeal}: it has not been lodged`];
  });

const recorded = (expected: unknown, { recorded: events }: Observed): readonly string[] =>
  differs(
    'recorded',
    listOfTexts(expected).join(', ') || 'nothing',
    events.map(({ streamId, type }) => `${streamId} ${type}`).join(', ') || 'nothing',
  );

const says = (expected: unknown, { refused }: Observed): readonly string[] => {
  const said = refused ? inEnglish(refused.message) : null;
  return typeof expected === 'string' && said?.includes(expected) === true
    ? []
    : [`says: expected ${String(expected)} in the refusal, it is ${said ?? 'none'}`];
};

type Check = (expected: unknown, observed: Observed, clock: Clock) => readonly string[];

const CHECKS: Readonly<Record<ExpectationName, Check>> = {
  refused: (expected, { refused }) => differs('refused', expected, refused?.code ?? null),
  says,
  standings,
  status: (expected, { simulation }) => differs('status', expected, standingsOfSimulation(simulation).status),
  scores,
  rulings,
  flagged,
  penalties,
  deadlines,
  appeals,
  boards,
  recorded,
};

const isExpectation = (name: string): name is ExpectationName => Object.hasOwn(CHECKS, name);

/** Which of the expectations are not met, in words; empty when all are. */
export const failedExpectations = (expected: Fields, observed: Observed, clock: Clock): readonly string[] =>
  Object.entries(expected).flatMap(([name, value]) =>
    isExpectation(name) ? CHECKS[name](value, observed, clock) : [],
  );
