import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardEvent } from '@app/contract';
import type { Edition } from '@app/bridge';
import { CATALOGUES, LANGUAGES, textsOf } from '@app/messages';
import { parseScenario, runScenario } from '@app/scenarios';
import { type Board, type ScriptPart, SCRIPT_CODES, evolveBoard, scriptOf } from '@app/session';
import { scenarioFiles } from '../../apps/cli/src/scenario-files';
import { scriptLines } from '../../apps/cli/src/output/script-lines';

const ROOT = join(__dirname, '..', '..');

const PLAYED: readonly (readonly [file: string, edition: Edition, stream: readonly BoardEvent[]])[] = scenarioFiles(
  ROOT,
).flatMap((file) => {
  const parsed = parseScenario(readFileSync(join(ROOT, file), 'utf8'));
  if (!parsed.ok) return [];
  const { scenario } = parsed;
  return scenario.editions.map((edition) => [file, edition, runScenario(scenario, edition).stream] as const);
});

interface Moment {
  readonly board: Board;
  readonly script: readonly ScriptPart[];
  readonly next: BoardEvent | undefined;
}

/** The script after each event of a record. */
const momentsOf = (stream: readonly BoardEvent[]): readonly Moment[] => {
  const moments: Moment[] = [];
  let board: Board | null = null;
  for (const [index, event] of stream.entries()) {
    board = evolveBoard(board, event);
    if (board !== null) moments.push({ board, script: scriptOf(board.table, index + 1), next: stream[index + 1] });
  }
  return moments;
};

/** What the script said of a choice that was made, held against what came of it. */
const heldAgainst = ({ board, script, next }: Moment, after: Board): void => {
  if (next?.type !== 'OptionChosen' || !board.table.directorCalled) return;
  const { law, choice, act } = next.data;
  const ways = script
    .filter((part) => part.act === act)
    .flatMap(({ options }) => options.filter((one) => one.law === law.paragraph))
    .flatMap(({ choices }) => choices.filter((one) => one.choice === choice));
  const before = board.table.obligations.map((one) => JSON.stringify(one));
  const bound = after.table.obligations.filter((one) => !before.includes(JSON.stringify(one)));
  const said = ways.map(({ follows }) =>
    follows.filter(({ code }) => code === 'script.duty').map(({ params }) => params.seat),
  );
  expect(said).toContainEqual(bound.map((one) => ({ seat: one.for })));
};

const codesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(codesIn);
  if (typeof value !== 'object' || value === null) return [];
  return ['code' in value ? String(value.code) : [], ...Object.values(value).map(codesIn)].flat();
};

describe('the script of a director', () => {
  const met = new Set<string>();

  it.each(PLAYED)(
    '%s, %s: everything that is open, with all its choices and answers, and what came of those',
    (_, __, stream) => {
      const moments = momentsOf(stream);
      for (const [index, moment] of moments.entries()) {
        const { board, script } = moment;
        const { options, questions } = board.table;
        const said = script.flatMap((part) => part.options);
        for (const { law, for: chooser, choices } of options) {
          const same = said.filter((one) => one.law === law && one.for === chooser);
          expect(same.map((one) => one.choices.map(({ choice }) => choice))).toContainEqual(choices);
        }
        if (board.table.directorCalled) expect(said).toHaveLength(options.length);
        const asked = script.flatMap((part) =>
          part.questions.map(({ question, answers }) => [question, answers.length]),
        );
        for (const { question, answers } of questions) expect(asked).toContainEqual([question, answers.length]);
        for (const code of codesIn(script)) met.add(code);
        const after = moments[index + 1];
        if (after) heldAgainst(moment, after.board);
      }
    },
  );

  it('says every sentence that it has in one scenario or another', () => {
    expect(SCRIPT_CODES.filter((code) => !met.has(code))).toEqual([]);
  });

  it.each(LANGUAGES)('has a text for whatever it says, and no code or name as it is stored: %s', (language) => {
    const texts = textsOf(language);
    for (const [, , stream] of PLAYED.filter((_, index) => index % 20 === 0)) {
      for (const { script } of momentsOf(stream)) {
        const text = scriptLines(script, texts).join('\n');
        expect(text).not.toMatch(/script\.|\bundefined\b|\{|\}/);
      }
    }
    expect(Object.keys(CATALOGUES[language].messages)).toEqual(expect.arrayContaining([...SCRIPT_CODES]));
  });
});
