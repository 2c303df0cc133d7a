import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Cover, parseScenario } from '@app/scenarios';

/** Folders of scenario files: those of the examples, and one for each Law. */
const EXAMPLES = ['examples/scenarios', 'examples/editions'];
const BY_LAW = 'test/scenarios';

/** Names in a folder, in order; none where it is not there. */
const namesIn = (root: string, folder: string): readonly string[] =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];

/** The scenario files of the Laws and of the examples, by path from the root; those of the regulations count for no Law. */
export const scenarioFiles = (root: string): readonly string[] => {
  const lawFolders = namesIn(root, BY_LAW)
    .filter((name) => /^law-\d+$/.test(name))
    .map((name) => `${BY_LAW}/${name}`);
  return [...EXAMPLES, ...lawFolders].flatMap((folder) =>
    namesIn(root, folder)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${folder}/${name}`),
  );
};

/** A paragraph that a scenario file shows. */
export interface CoverInFile extends Cover {
  /** From the root of the working copy. */
  readonly file: string;
}

/**
 * What the scenario files of a working copy cover; one that cannot be read covers nothing.
 * @param mention reads only the files that have this text in them: a paragraph
 */
export const coverage = (root: string, mention = ''): readonly CoverInFile[] =>
  scenarioFiles(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const parsed = text.includes(mention) ? parseScenario(text) : null;
    return parsed?.ok ? parsed.scenario.covers.map((cover) => ({ ...cover, file })) : [];
  });
