/**
 * Writes docs/openapi.json, the OpenAPI document of the whole API, and for the viewer's client the types that it has of it and
 * the route of each command.
 *
 *   npm run openapi                   # builds the server first: the document is made from its controllers
 *   node tools/openapi.cjs --check    # writes nothing and fails where the types are not those of the document
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { default: openapiTS, astToString } = require('openapi-typescript');

const ROOT = join(__dirname, '..');
const DOCUMENT = join(ROOT, 'docs/openapi.json');
const CLIENT = join(ROOT, 'apps/viewer/src/ledger');

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

const typesOf = async (document) => astToString(await openapiTS(forTypes(document), { immutable: true }));

/** `MakeCall` for the route whose body is a `MakeCallBody`. */
const commandOf = ({ requestBody }) =>
  /^#\/components\/schemas\/(\w+)Body$/.exec(requestBody?.content['application/json']?.schema.$ref ?? '')?.[1];

const routesOf = ({ paths }) => {
  const routes = Object.entries(paths).flatMap(([path, { post = {} }]) => {
    const command = commandOf(post);
    return command === undefined ? [] : [`  ${command}: ${JSON.stringify(path)},\n`];
  });
  return `/** The route of each command. */\nexport const COMMAND_ROUTES = {\n${routes.join('')}} as const;\n`;
};

/** The files of the client, by name. */
const clientOf = async (document) =>
  Object.entries({
    'api.generated.ts': await typesOf(document),
    'command-routes.generated.ts': routesOf(document),
  }).map(([name, text]) => [join(CLIENT, name), `// Made by \`npm run openapi\` from docs/openapi.json.\n${text}`]);

const main = async () => {
  const checks = process.argv.includes('--check');
  if (!checks) {
    process.env.LOG_LEVEL ??= 'silent';
    require('reflect-metadata');
    const { openApiDocument } = require('../dist/apps/cli/src/serve/open-api-document');
    writeFileSync(DOCUMENT, `${JSON.stringify(await openApiDocument(), null, 1)}\n`);
  }
  for (const [file, text] of await clientOf(JSON.parse(readFileSync(DOCUMENT, 'utf8')))) {
    if (!checks) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) throw new Error(`${file} is not current: npm run openapi writes it`);
  }
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
