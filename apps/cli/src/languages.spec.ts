import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@app/ledger';
import { CATALOGUES, type Language } from '@app/messages';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Ran, runLedger } from './testing/run-ledger';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** The type of an element that is mere text. */
const LITERAL = 0;

const literals = (elements: Elements): readonly string[] =>
  elements.flatMap((element): readonly string[] => {
    if ('options' in element) return Object.values(element.options).flatMap(({ value }) => literals(value));
    return 'value' in element && Number(element.type) === LITERAL ? [element.value.trim()] : [];
  });

const fragmentsOf = (language: Language): readonly string[] =>
  Object.values(CATALOGUES[language].messages).flatMap((text) =>
    literals(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst()),
  );

const ENGLISH = [...new Set(fragmentsOf('en'))];

/** Pieces of the English texts that are long enough to be told from anything else, and that no text of the language has. */
const onlyEnglish = (language: Language): readonly string[] => {
  const own = fragmentsOf(language).join('\n');
  return ENGLISH.filter((text) => text.length >= 12 && /\p{L}{2} \p{L}{2}/u.test(text) && !own.includes(text));
};

const EVENING = join('examples', 'club-evening.ndjson');
const NAMES = join('examples', 'club-evening.names.json');

describe.each<Language>(['da', 'sv'])('ledger --lang %s', (language) => {
  const data = mkdtempSync(join(tmpdir(), `ledger-${language}-`));
  const at = (name: string): string => join(data, name);
  const english = onlyEnglish(language);
  const ledger = (...args: readonly string[]): Ran => runLedger(data, '--lang', language, ...args);

  beforeAll(() => {
    expect(runLedger(data, 'import', EVENING, '--role', 'chief-director', '--names', NAMES).status).toBe(0);
    writeFileSync(at('no-conditions.yaml'), 'name: x\ncontestants: pair\nstages: []\n');
    writeFileSync(at('nothing.txt'), 'nothing\n');
  }, 300_000);
  afterAll(() => {
    rmSync(data, { recursive: true, force: true });
  });

  /** Each in turn: what an earlier one makes, a later one uses. */
  const COMMANDS: readonly (readonly [status: number, ...args: string[]])[] = [
    [0, 'keys'],
    [0, 'verify'],
    [0, 'keys', 'make', '--name', 'club.example/ledger'],
    [0, 'keys'],
    [0, 'checkpoint', '--out', at('kept')],
    [0, 'verify', '--checkpoint', at('kept')],
    [2, 'verify', '--key', 'nothing'],
    [2, 'verify', at('kept')],
    [1, 'verify', at('nothing.txt')],
    [0, 'export', 'a1', '--format', 'case', '--out', at('a1.json')],
    [0, 'verify', at('a1.json')],
    [2, 'export', 'a1', '--format', 'pdf'],
    [1, 'export', 'a99', '--format', 'case'],
    [0, 'prove', 'demo.2.3', '--out', at('proof')],
    [2, 'verify', at('proof')],
    [2, 'prove'],
    [0, 'conditions'],
    [0, 'conditions', 'conditions/knock-out-teams.yaml'],
    [1, 'conditions', at('no-conditions.yaml')],
    [0, 'form', 'demo.3.7'],
    [1, 'form', 'demo.3.7', 'no-form'],
    [2, 'form', 'demo.3.7', 'weighted', '--set', 'offending'],
    [0, 'forget', 'p08', '--session', 'demo'],
    [2, 'forget', 'p08'],
    [1, 'forget', 'p08', '--session', 'nowhere'],
    [2, 'recover'],
    [1, 'recover', '--accept-alteration', '--reason', 'x'],
    [1, 'recover', '--new-origin', '--reason', 'x'],
    [0, 'rebuild', '--model', 'boards'],
    [0, 'vault'],
    [0, 'copy', `sqlite:${at('ledger.db')}`, `sqlite:${at('copy.db')}`],
    [1, 'copy', 'memory:', `sqlite:${at('copy.db')}`],
    [2, 'witness', '--show'],
    [2, 'witness', '--show', '--state', at('no-state')],
    [2, 'mirror', 'ftp://example.org', at('mirror')],
    [1, 'mirror', 'http://127.0.0.1:9/', at('mirror')],
    [2, 'token', '--role', 'king'],
    [2, 'token', '--role', 'table'],
    [2, 'run', '--edition', 'wbf-2017', '--editions', 'nothing'],
    [2, 'replay', 'demo.3.5', '--as-of', 'yesterday'],
    [2, 'replay', 'demo.3.5', '--as', 'king'],
    [2, 'standings', 'demo', '--of', 'world'],
    [1, 'whatif', 'x.y', at('nothing.txt')],
    [2, 'claim', 'demo.3.7', '--by', 'Q'],
    [2, 'laws', '27B1', '--edition', 'wbf-1997'],
    [1, 'laws', '999'],
  ];

  const NAMED = COMMANDS.map(([status, ...args]) => ({ named: args.join(' ').replaceAll(data, ''), status, args }));

  it.each(NAMED)('says nothing in English: $named', ({ status, args }) => {
    const { stdout, stderr, ...ran } = ledger(...args);
    const text = `${stdout}${stderr}`;
    // What a file says in its own words is quoted in every language.
    const quoted = args
      .filter((arg) => arg.startsWith('conditions/'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    expect(english.filter((one) => text.includes(one) && !quoted.includes(one))).toEqual([]);
    expect([ran.status, text]).toEqual([status, expect.stringMatching(/\p{L}/u)]);
  });

  it('says what is wrong with an altered ledger, and what that means', () => {
    copyFileSync(at('copy.db'), at('altered.db'));
    const db = new Database(at('altered.db'));
    db.exec(
      `DROP TRIGGER event_is_never_changed; UPDATE event SET body = replace(body, '"data"', '"date"') WHERE position = 5`,
    );
    db.close();
    const { status, stdout } = ledger('verify', at('altered.db'));
    expect([status, english.filter((one) => stdout.includes(one))]).toEqual([1, []]);
    expect(stdout).toContain(CATALOGUES[language].messages['ledger.meaning.altered']);
  });
});
