/**
 * Writes docs/openapi.json, the OpenAPI document of the whole API, and the types that the viewer's client has of it.
 *
 *   npm run openapi                   # builds the server first: the document is made from its controllers
 *   node tools/openapi.cjs --check    # writes nothing and fails where the types are not those of the document
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { default: openapiTS, astToString } = require('openapi-typescript');

const ROOT = join(__dirname, '..');
const DOCUMENT = join(ROOT, 'docs/openapi.json');
const TYPES = join(ROOT, 'apps/viewer/src/ledger/api.generated.ts');

const PROBLEM = {
  description: 'why not',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** Every refusal of every route is a problem: for types it is said once a route, and without the examples of answers. */
const forTypes = (part, key) => {
  if (Array.isArray(part)) return part.map((one) => forTypes(one));
  if (part === null || typeof part !== 'object') return part;
  const entries = Object.entries(part).filter(([name, value]) => !(name === 'example' && typeof value === 'object'));
  if (key !== 'responses') return Object.fromEntries(entries.map(([name, value]) => [name, forTypes(value, name)]));
  const answers = entries.filter(([status]) => status.startsWith('2'));
  return { ...Object.fromEntries(answers.map(([status, value]) => [status, forTypes(value)])), default: PROBLEM };
};

const typesOf = async (document) => {
  const types = astToString(await openapiTS(forTypes(document), { immutable: true }));
  return `// Made by \`npm run openapi\` from docs/openapi.json.\n${types}`;
};

const main = async () => {
  const checks = process.argv.includes('--check');
  if (!checks) {
    process.env.LOG_LEVEL ??= 'silent';
    require('reflect-metadata');
    const { openApiDocument } = require('../dist/apps/cli/src/serve/open-api-document');
    writeFileSync(DOCUMENT, `${JSON.stringify(await openApiDocument(), null, 1)}\n`);
  }
  const types = await typesOf(JSON.parse(readFileSync(DOCUMENT, 'utf8')));
  if (!checks) writeFileSync(TYPES, types);
  else if (readFileSync(TYPES, 'utf8') !== types) throw new Error(`${TYPES} is not current: npm run openapi writes it`);
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
