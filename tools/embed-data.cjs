/**
 * Data that people read and change stands in YAML: the registry of the Laws, the parameters of regulations, the scoring
 * profiles, the tables of masterpoints, procedure. Libraries read no files, so this script checks each file against its schema
 * and writes TypeScript constants.
 *
 *   node tools/embed-data.cjs [--check] [folder]
 *
 * `--check` writes nothing and fails where a constant is not what its YAML says. The folder is the repository's.
 */
const { existsSync, readFileSync, readdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { default: Ajv2020 } = require('ajv/dist/2020');
const { LineCounter, isNode, parseDocument } = require('yaml');

const EDITIONS = ['wbf-2017', 'wbf-2007'];

const [OLDEST] = EDITIONS.slice(-1);

/** One value for every edition. */
const inEveryEdition = (value) =>
  Array.isArray(value) ? Object.fromEntries(EDITIONS.map((edition) => [edition, value])) : value;

/** What holds from the oldest edition on, or what each edition says that changes it. */
const fromEdition = (value) => (typeof value === 'string' ? { [OLDEST]: value } : value);

/** The languages that the registry is translated into, each a folder of its own. */
const TRANSLATIONS = ['da', 'sv'];

/** What a language says of each Law, together: its titles by the number of the Law, its texts by that of the paragraph. */
const translationOf = (files) => {
  const law = ({ name }) => Number(name.replace('law-', ''));
  const together = (part) => Object.assign({}, ...files.map(({ data }) => data[part] ?? {}));
  const titles = (part) =>
    Object.fromEntries(files.filter(({ data }) => part in data).map((file) => [law(file), file.data[part]]));
  return {
    titles: titles('title'),
    titlesIn: titles('titleIn'),
    texts: Object.fromEntries(EDITIONS.map((edition) => [edition, together(edition)])),
  };
};

const translation = (language) => ({
  folder: `libs/laws/src/registry/${language}`,
  schema: '../translation.schema.json',
  target: 'translation.generated.ts',
  source: (files) => `import type { Translation } from '../entry';

export const TRANSLATION: Translation = ${JSON.stringify(translationOf(files), null, 2)};
`,
});

const lawOf = ({ built, paragraphs, ...law }) => ({
  ...law,
  ...(built === undefined ? {} : { built: inEveryEdition(built) }),
  paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, at: fromEdition(paragraph.at) })),
});

/** `7`, `'1/10'` and the grades of an artificial score are exact fractions; what else a value may be is taken as it is. */
const FRACTION = /^(-?\d+)\/(\d+)$/;
const literal = (value) => {
  const fraction = typeof value === 'string' ? FRACTION.exec(value) : null;
  if (fraction) return `rational(${fraction[1]}, ${fraction[2]})`;
  if (typeof value === 'number') return `rational(${value})`;
  if (value !== null && typeof value === 'object' && 'average' in value) {
    return `{ ${Object.entries(value)
      .map(([grade, worth]) => `${grade}: ${literal(worth)}`)
      .join(', ')} }`;
  }
  if (value !== null && typeof value === 'object' && 'tenthUpTo' in value) {
    const { tenthUpTo, ...others } = value;
    return `{ ...${JSON.stringify(others)}, tenthUpTo: ${literal(tenthUpTo)} }`;
  }
  return JSON.stringify(value);
};

/** The same of everything in a table, however deep: other texts and null are taken as they are. */
const exactly = (value) => {
  if (Array.isArray(value)) return `[${value.map(exactly).join(', ')}]`;
  if (value === null || typeof value !== 'object') return literal(value);
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}: ${exactly(part)}`)
    .join(', ')} }`;
};

/** Defaults of a file are those of every value that says nothing else. */
const valuesOf = ({ defaults, parameters }, valueOf) =>
  Object.entries(parameters).map(([name, values]) => {
    const each = (Array.isArray(values) ? values : [values]).map(({ value, ...said }) => {
      const { unit, from, to, reference, override } = { from: null, to: null, override: null, ...defaults, ...said };
      return `{ value: ${valueOf(value)}, ${Object.entries({ unit, from, to, reference, override })
        .map(([key, one]) => `${key}: ${JSON.stringify(one)}`)
        .join(', ')} }`;
    });
    return `    ${JSON.stringify(name)}: [${each.join(', ')}],`;
  });

const tablesOf = (files, valueOf) =>
  files
    .map(({ name, data }) => [`  ${JSON.stringify(name)}: {`, ...valuesOf(data, valueOf), '  },'].join('\n'))
    .join('\n');

/** What a rung and a ladder are where their file does not say so. */
const RUNG = { procedure: 'oral', onlyRecommends: [], limit: null };
const LADDER = { withoutChiefDirector: null, withoutDeposit: [] };

const laddersOf = (files) =>
  files
    .flatMap(({ name, data }) =>
      Object.entries(data.ladders ?? {}).map(([ladder, said]) => ({ ladder, text: name, said })),
    )
    .map(({ ladder, text, said: { rungs, ...others } }) => {
      const full = { text, ...LADDER, ...others, rungs: rungs.map((rung) => ({ ...RUNG, ...rung })) };
      return `  ${JSON.stringify(ladder)}: ${JSON.stringify(full)},`;
    })
    .join('\n');

/** Each kind of data: where it stands, and the constant that it becomes. */
const KINDS = [
  {
    folder: 'libs/laws/src/registry',
    schema: 'law.schema.json',
    target: 'laws.generated.ts',
    source: (files) => `import type { Law } from './entry';

/** Laws 1 to 93, in order, for every edition. */
export const LAWS: readonly Law[] = [
${files.map(({ data }) => `  ${JSON.stringify(lawOf(data))},`).join('\n')}
];
`,
  },
  ...TRANSLATIONS.map(translation),
  {
    folder: 'libs/laws/src/regulations',
    schema: 'regulations.schema.json',
    target: 'regulations.generated.ts',
    source: (files) => `import type { RegulationsTable } from './values';

export const REGULATIONS_TABLES = {
${tablesOf(files, JSON.stringify)}
} as const satisfies Readonly<Record<string, RegulationsTable>>;
`,
  },
  {
    folder: 'libs/scoring/src/profiles',
    schema: 'profile.schema.json',
    target: 'tables.generated.ts',
    source: (files) => `import { rational } from '../rational';
import type { ScoringTable } from './values';

export const SCORING_TABLES = {
${tablesOf(files, literal)}
} as const satisfies Readonly<Record<string, ScoringTable>>;
`,
  },
  {
    folder: 'libs/scoring/src/masterpoints',
    schema: 'table.schema.json',
    target: 'tables.generated.ts',
    source: (files) => `import { rational } from '../rational';
import type { MasterpointTable } from './table';

export const MASTERPOINT_TABLES = {
${files.map(({ name, data }) => `  ${JSON.stringify(name)}: ${exactly(data)},`).join('\n')}
} as const satisfies Readonly<Record<string, MasterpointTable>>;
`,
  },
  {
    folder: 'libs/session/src/procedure',
    schema: 'procedure.schema.json',
    target: 'procedures.generated.ts',
    source: (files) => `import type { ProcedureTable, Rungs } from './values';

export const PROCEDURE_TABLES = {
${tablesOf(files, JSON.stringify)}
} as const satisfies Readonly<Record<string, ProcedureTable>>;

/** The ladders of appeal, each with the text that has it. */
export const LADDERS_OF_TEXTS = {
${laddersOf(files)}
} as const satisfies Readonly<Record<string, Rungs & { readonly text: keyof typeof PROCEDURE_TABLES }>>;
`,
  },
];

/** The line on which the value of a path stands, `'/parameters/stop-used/from'`. */
const lineOf = (document, lines, path) => {
  const keys = path.split('/').slice(1);
  for (let length = keys.length; length >= 0; length -= 1) {
    const node = document.getIn(keys.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
};

/** A file as data, or what is wrong with it: file, line, path and message. */
const read = (folder, file, validate) => {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'), { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) throw new Error(`${join(folder, file)}: ${broken.message}`);
  const data = document.toJS();
  if (validate(data)) return { name: file.replace(/\.yaml$/, ''), data };
  const problems = validate.errors
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, message, params }) => {
      const what = Object.values(params).flat().join(', ');
      return `${join(folder, file)}:${lineOf(document, lines, instancePath)}: ${instancePath || '/'} ${message}${what ? ` (${what})` : ''}`;
    });
  throw new Error(problems.join('\n'));
};

const embedded = (root, { folder, schema, source }) => {
  const validate = new Ajv2020({ allErrors: true, strictTypes: false }).compile(
    JSON.parse(readFileSync(join(root, folder, schema), 'utf8')),
  );
  const files = readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => read(join(root, folder), file, validate));
  return `// Made by \`npm run embed\` from the YAML files of this folder: change those.\n${source(files)}`;
};

const main = (args) => {
  const root = args.find((arg) => !arg.startsWith('--')) ?? join(__dirname, '..');
  const checks = args.includes('--check');
  return KINDS.filter(({ folder }) => existsSync(join(root, folder))).flatMap((kind) => {
    const target = join(root, kind.folder, kind.target);
    const text = embedded(root, kind);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) return [];
    if (!checks) writeFileSync(target, text);
    return checks ? [`${target} is not what its YAML files say: run npm run embed`] : [];
  });
};

try {
  const stale = main(process.argv.slice(2));
  for (const line of stale) console.error(line);
  process.exitCode = stale.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
