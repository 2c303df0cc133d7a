import { jsonOf, runLedger } from '../testing/run-ledger';

const laws = (...args: readonly string[]) => runLedger('unused', 'laws', ...args);

describe('ledger laws', () => {
  it.each([
    ['wbf-2017', '2007'],
    ['wbf-2007', '2017'],
  ])('27B1 in %s: what is below it, and how it differs from %s', (edition, other) => {
    const { status, stdout } = laws('27B1', '--edition', edition);
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Law 27: Insufficient bid / .+ / .+ \\(${edition}\\)\n`));
    expect(stdout).toContain(`\n27B1a  [${other}: 27B1a, differs]\n  `);
    expect(stdout).toContain(`\n27B1b  [${other}: 27B1b, differs]\n  `);
  });

  it('the two editions say different things', () => {
    const says = (edition: string) => laws('27B1b', '--edition', edition).stdout.split('\n')[3];
    expect(says('wbf-2017')).toContain('comparable call');
    expect(says('wbf-2007')).not.toContain('comparable call');
  });

  it.each([
    ['wbf', /weight several results .* unless the regulating authority/, '2017: 12C1c'],
    ['dbf', /weight several results .* unless the regulating authority/, '2017: 12C1c'],
    ['sbf', /best result that was likely .* Only an appeals committee/, '2017: 12C1b'],
  ])('12C1c of 2007 by the numbers of a print: %s', (print, text, in2017) => {
    const { status, stdout } = laws('12C1c', '--edition', 'wbf-2007', '--print', print);
    expect(status).toBe(0);
    expect(stdout).toMatch(text);
    expect(stdout).toContain(`[${in2017}, differs; number of the print of `);
  });

  it('a print that there is not', () => {
    expect(laws('12C1c', '--print', 'abl')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('--print') as string,
    });
  });

  it('a paragraph as JSON', () => {
    expect(jsonOf(laws('27B1', '--json'))).toMatchObject({
      found: true,
      law: 27,
      title: { en: 'Insufficient bid' },
      edition: 'wbf-2017',
      paragraphs: [
        { at: '27B1a', elsewhere: [{ at: '27B1a', differs: true }] },
        { at: '27B1b', elsewhere: [{ at: '27B1b', differs: true }] },
      ],
      built: ['enforced', 'offered', 'judged'],
    });
  });

  it('what is built of its Law, and the scenarios that show the paragraph', () => {
    const [built, ...scenarios] = laws('27B1').stdout.trimEnd().split('\n').slice(8);
    expect(built).toBe('built of Law 27: enforced, offered, judged');
    const listed =
      /^ {2}27B1[a-z]? (enforced|offered|judged|recorded): test\/scenarios\/law-\d\d\/.+-(2017|both)-.+\.yaml$/;
    expect(scenarios.filter((line) => !listed.test(line))).toEqual([]);
    expect(laws('77').stdout).toMatch(/\nbuilt of Law 77: nothing, so far\n$/);
  });

  it('a paragraph there is not: the nearest ones, and nothing on stdout', () => {
    expect(laws('27B9')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'ledger: wbf-2017 has no paragraph 27B9; near it: 27B, 27B1, 27B2, 27B3, 27B4\n',
    });
  });

  it('a paragraph that only the other edition has: which one that is', () => {
    expect(laws('23A', '--edition', 'wbf-2007')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'ledger: wbf-2007 has no paragraph 23A; wbf-2017 has one; near it: 23\n',
    });
  });

  it.each([
    ['da', '§ 27: Utilstrækkeligt bud (wbf-2017)', 'Ellers en tilsvarende melding (23A)', 'af § 27 er bygget: '],
    ['sv', 'Lag 27: Otillräckligt kontraktsbud (wbf-2017)', 'Annars ett jämförbart bud (23A)', 'av lag 27 är byggt: '],
  ])('the same in %s', (lang, heading, says, built) => {
    const lines = laws('27B1', '--lang', lang).stdout.split('\n');
    expect(lines[0]).toBe(heading);
    expect(lines[5]).toMatch(/^27B1b {2}\[2007: 27B1b, (siger noget andet|säger något annat)\]$/);
    expect(lines[6]).toContain(says);
    expect(lines[8]).toContain(built);
    expect(lines.slice(0, 9).join('\n')).not.toMatch(/\b(the|differs|offered|judged|built)\b/);
  });

  it('in Danish, a paragraph that only the other edition has, and the document for programs', () => {
    expect(laws('23A', '--edition', 'wbf-2007', '--lang', 'da').stderr).toBe(
      'ledger: wbf-2007 har ingen paragraf 23A; wbf-2017 har en; i nærheden: 23\n',
    );
    expect(jsonOf(laws('27A', '--lang', 'da', '--json'))).toMatchObject({
      title: { en: 'Insufficient bid' },
      paragraphs: [{ at: '27A', says: 'Det utilstrækkelige bud accepteres.' }, {}, {}],
    });
  });

  it('all Laws by title', () => {
    const lines = laws().stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(94);
    expect(lines[27]).toMatch(/^ 27 {2}Insufficient bid {2,}/);
    expect(jsonOf<unknown[]>(laws('--json'))).toHaveLength(93);
  });

  it('an edition there is not is a slip of usage', () => {
    expect(laws('27B1', '--edition', 'wbf-1997')).toMatchObject({ status: 2, stdout: '' });
  });
});
