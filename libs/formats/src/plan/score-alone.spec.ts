import type { ImportedBoard, ImportedResult } from '../imported';
import { blankRecord } from '../blank-record';
import type { WhoPlays } from '../placement';
import { boardCommands } from './board-commands';

const ALONE: ImportedResult = { kind: 'score-only', score: -140, line: 3 };
const PLAYED: ImportedResult = {
  ...{ kind: 'played', bid: '4S', risk: 'undoubled', declarer: 'N', tricks: 10, lead: null },
  ...{ irregular: false, line: 4 },
};
const NOT_PLAYED: ImportedResult = { kind: 'not-played', reason: 'late', line: 5 };

const contestants = { NS: '1', EW: '2' };

/** The commands of a board with these results, one after the other, without the one that opens it. */
const commandsOf = (...results: readonly ImportedResult[]) => {
  const earlier = results.slice(0, -1).map((result) => ({ result, contestants, until: '2026-02-01T20:00:00Z' }));
  const board: ImportedBoard = { ...blankRecord(1, 1), board: 1, result: results.at(-1) ?? null, earlier };
  const who: WhoPlays = {
    ...{ kind: 'pair', contestants, players: {}, assumption: null, isKnown: true },
    earlier: earlier.map(() => contestants),
  };
  return boardCommands(board, 1, who, 'main', 'list.xml')
    .slice(1)
    .map(({ command }) => command);
};

it('a score alone is entered as such', () => {
  expect(commandsOf(ALONE)).toEqual([{ type: 'EnterScore', data: { score: -140, source: 'list.xml' } }]);
});

it.each<[string, readonly ImportedResult[], readonly object[]]>([
  [
    'becomes another score',
    [ALONE, { ...ALONE, score: 90 }],
    [{ type: 'EnterScore' }, { type: 'CorrectScore', data: { score: 90 } }],
  ],
  [
    'becomes a result',
    [ALONE, PLAYED],
    [{ type: 'EnterScore' }, { type: 'CorrectScore', data: { result: { bid: '4S', tricks: 10 } } }],
  ],
  [
    'takes the place of a result',
    [PLAYED, ALONE],
    [{ type: 'EnterResult' }, { type: 'CorrectScore', data: { score: -140 } }],
  ],
  [
    'is taken back for a board that was not played',
    [ALONE, NOT_PLAYED],
    [{ type: 'EnterScore' }, { type: 'ReverseDecision' }, { type: 'ReportNotPlayed' }],
  ],
])('a score alone that %s', (_, results, commands) => {
  expect(commandsOf(...results)).toMatchObject(commands);
});
