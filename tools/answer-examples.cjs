/**
 * Writes libs/contract/examples: an example of each answer, from the example evening as `ledger serve --demo` has it.
 *
 *   npm run examples:answers                    # builds the server first
 *   npm run examples:answers -- MeAnswer ...    # these alone: those of proofs have other keys each time
 *
 * `requests.json` there says what is asked for each; long lists are cut.
 */
const { execFileSync, spawn } = require('node:child_process');
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const prettier = require('prettier');

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, 'libs/contract/examples');
const LEDGER = join(ROOT, 'apps/cli/bin/ledger.js');

/** When something was recorded or signed is when this script ran. */
const MADE_NOW = ['recordedAt', 'signedAt', 'finishedAt'];
const MADE_THEN = '2026-02-02T20:21:07.512Z';
/** Objects whose keys are data: two of them are enough. */
const BY_ID = ['names', 'findings'];

/** As much of an answer as tells its shape: the first of each list, and of texts and of names two. */
const inShort = (value, key = '') => {
  if (Array.isArray(value)) return value.slice(0, typeof value[0] === 'string' ? 2 : 1).map((one) => inShort(one));
  if (typeof value !== 'object' || value === null) {
    return MADE_NOW.includes(key) && value !== null ? MADE_THEN : value;
  }
  const entries = Object.entries(value).slice(0, BY_ID.includes(key) ? 2 : undefined);
  return Object.fromEntries(entries.map(([name, part]) => [name, inShort(part, name)]));
};

/** The address of the server, once it has printed it. */
const addressOf = (server) =>
  new Promise((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (chunk) => {
      printed += chunk;
      const [address] = /http:\/\/[\w.]+:\d+/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`ledger serve has ended (${code}): ${printed}`)));
  });

const ask = async (address, token, { get, post, body }) => {
  const response = await fetch(`${address}${get ?? post}`, {
    headers: { authorization: `Bearer ${token}`, ...(post ? { 'content-type': 'application/json' } : {}) },
    ...(post ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${get ?? post}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** The requests of the examples that are named, or of all. */
const requestsOf = (names) => {
  const requests = Object.entries(JSON.parse(readFileSync(join(FOLDER, 'requests.json'), 'utf8')));
  const unknown = names.filter((name) => !requests.some(([each]) => each === name));
  if (unknown.length > 0) throw new Error(`requests.json has nothing to ask for ${unknown.join(', ')}`);
  return names.length === 0 ? requests : requests.filter(([each]) => names.includes(each));
};

const main = async (names) => {
  const requests = requestsOf(names);
  const data = mkdtempSync(join(tmpdir(), 'answer-examples-'));
  const server = spawn(process.execPath, [LEDGER, 'serve', '--demo', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const address = await addressOf(server);
    const asked = ['token', '--role', 'chief-director', '--data', data];
    const token = execFileSync(process.execPath, [LEDGER, ...asked], { encoding: 'utf8' }).trim();
    for (const [name, request] of requests) {
      const file = join(FOLDER, `${name}.json`);
      const answer = JSON.stringify(inShort(await ask(address, token, request)), null, 2);
      const style = await prettier.resolveConfig(file);
      writeFileSync(file, await prettier.format(answer, { ...style, parser: 'json' }));
    }
  } finally {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
};

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
