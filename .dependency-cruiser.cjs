/** The import directions of ARCHITECTURE.md, as rules. One `index.ts` a library; nobody reaches past it. */
const lib = (name) => `^libs/${name}/`;
const only = (from, allowed) => ({
  name: `${from}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: lib(from), pathNot: '\\.spec\\.ts$' },
  to: { path: '^(libs|apps|test)/', pathNot: [lib(from), ...allowed.map(lib)] },
});

const part = (name, path) => `^libs/${name}/src/${path}${path.endsWith('.ts') ? '$' : '/'}`;
const within = (paths, others) => others.filter((one) => paths.some((outer) => one.startsWith(`${outer}/`)));

/**
 * The folders and files of a library by level, lowest first: none imports one of a higher level, and each has a level.
 * A level is one folder or several; a path inside a folder may have a level of its own.
 */
const ordered = (name, given) => {
  const levels = given.map((level) => [level].flat());
  const every = levels.flat();
  return [
    ...levels.slice(0, -1).map((own, index) => {
      const lower = levels.slice(0, index + 1).flat();
      const higher = levels.slice(index + 1).flat();
      return {
        name: `${name}-${own[0]}-imports-nothing-above-it`,
        severity: 'error',
        from: {
          path: own.map((one) => part(name, one)),
          pathNot: ['\\.spec\\.ts$', '/testing/', ...within(own, every).map((one) => part(name, one))],
        },
        to: {
          path: higher.map((one) => part(name, one)),
          pathNot: within(higher, lower).map((one) => part(name, one)),
        },
      };
    }),
    {
      name: `${name}-has-a-level-for-every-file`,
      severity: 'error',
      from: {
        path: `^libs/${name}/src/`,
        pathNot: ['\\.spec\\.ts$', part(name, 'index.ts'), ...every.map((one) => part(name, one))],
      },
      to: {},
    },
  ];
};

/** The folders of libs/application that may touch files, processes, timers, the network and the machine's randomness. */
const EDGES = '^libs/application/src/(runtime|tokens|integrity|vault|checkpoints|trust|import)/';

module.exports = {
  forbidden: [
    ...ordered('laws', [
      'state',
      ['regulations/parameters.ts', 'regulations/regulations.generated.ts', 'regulations/values.ts'],
      'table',
      'auction',
      'hands',
      'play',
      'information',
      'regulations',
      'claims',
      'procedure',
      'registry',
      'book',
    ]),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('bridge', []),
    only('contract', ['bridge']),
    ...ordered('contract', [
      'schema',
      ['vocabulary.ts', 'roles.ts', 'refusals.ts', 'streams.ts', 'events-of.ts', 'decision-address.ts'],
      [
        'penalty-units.ts',
        'timeliness.ts',
        'personal-text.ts',
        'session/scoring-forms.ts',
        'session/deadline-rights.ts',
        'appeal/vocabulary.ts',
      ],
      'conditions',
      ['session', 'board', 'appeal', 'ledger'],
      ['command.ts', 'decode.ts', 'what-if.ts'],
      'answers',
    ]),
    only('laws', ['bridge', 'messages']),
    only('messages', ['bridge']),
    only('scoring', ['bridge']),
    only('session', ['bridge', 'contract', 'laws', 'messages', 'scoring']),
    ...ordered('session', [
      ['event.ts', 'event-messages.ts', 'personal-text.ts', 'refusal-reasons.ts', 'procedure'],
      'conditions',
      'session',
      'deadlines',
      ['session/deciding', 'session/decide.ts'],
      'board',
      'appeal',
      'stream.ts',
      ['appeal/deciding', 'appeal/decide.ts', 'appeal/records-of.ts', 'appeal/view.ts'],
      ['authorise.ts', 'decide-on.ts', 'effects', 'required-streams.ts', 'statements.ts'],
      'decided-before.ts',
    ]),
    only('documents', ['bridge', 'contract', 'laws', 'scoring', 'session']),
    ...ordered('documents', [
      'projections',
      'scoring-context.ts',
      ['penalties', 'visibility'],
      'scores',
      ['carry-over', 'likely-errors', 'line-ups', 'lineage', 'score-forms'],
      'what-if',
    ]),
    only('ledger', []),
    only('components', ['bridge', 'messages', 'session']),
    only('formats', ['bridge', 'components', 'contract', 'laws', 'messages', 'scoring', 'session', 'documents']),
    only('scenarios', ['bridge', 'contract', 'laws', 'messages', 'scoring', 'session', 'documents']),
    only('application', [
      'bridge',
      'contract',
      'laws',
      'messages',
      'scoring',
      'session',
      'documents',
      'formats',
      'scenarios',
      'ledger',
    ]),
    ...ordered('scenarios', ['yaml', 'conditions', 'scenario', 'story', 'what-if']),
    ...ordered('application', [
      'runtime',
      'metrics',
      'json',
      'problems',
      'tokens',
      'integrity',
      'vault',
      'directory',
      'execute',
      'bulk',
      'process-manager',
      'checkpoints',
      'recovery',
      'visibility',
      'read-models',
      'trust',
      'composition',
      'answers',
      'access',
      'evidence',
      'queries',
      'import',
    ]),
    {
      name: 'no-app-imports-another',
      comment: 'what two entry points share is in libs/, or in apps/common where it needs Nest; specs are no exception',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/cli/src/serve/server\\.ts$' },
      to: { path: '^apps/', pathNot: ['^apps/$1/', '^apps/common/'] },
    },
    {
      name: 'serve-composes-the-servers',
      comment:
        'the one exception: `ledger serve` runs both servers in one process, and knows each by its index.ts alone (ADR 4)',
      severity: 'error',
      from: { path: '^apps/cli/src/serve/server\\.ts$' },
      to: { path: '^apps/', pathNot: ['^apps/(cli|common)/', '^apps/(command-api|projector)/src/index\\.ts$'] },
    },
    {
      name: 'common-imports-no-app',
      severity: 'error',
      from: { path: '^apps/common/' },
      to: { path: '^apps/', pathNot: '^apps/common/' },
    },
    {
      name: 'no-deep-imports',
      comment: 'a library is used through its index.ts',
      severity: 'error',
      from: { path: '^(apps|libs|test)/([^/]+)/', pathNot: '^apps/viewer/' },
      to: { path: '^libs/([^/]+)/src/', pathNot: ['^libs/[^/]+/src/index\\.ts$', '^$1/$2/'] },
    },
    {
      name: 'viewer-runs-in-a-browser',
      comment: 'of the ledger it takes what checks evidence; the rest needs Node',
      severity: 'error',
      from: { path: '^apps/viewer/', pathNot: '(\\.spec|/for-specs)\\.ts$' },
      to: {
        path: '^libs/([^/]+)/src/',
        pathNot: ['^libs/(?!ledger/)[^/]+/src/index\\.ts$', '^libs/ledger/src/evidence/index\\.ts$'],
      },
    },
    {
      name: 'evidence-runs-anywhere',
      comment: 'what checks evidence runs in a browser too',
      severity: 'error',
      from: { path: '^libs/ledger/src/evidence/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^libs/ledger/src/(evidence/|canonical-(event|json)\\.ts$|event-log\\.ts$)'] },
    },
    {
      name: 'pure-libraries',
      comment:
        'no clock, disk, network or framework in libs/, the edges of the application, the adapters of the ledger and what only tests use excepted',
      severity: 'error',
      from: {
        path: '^libs/',
        pathNot: [EDGES, '^libs/ledger/src/adapters/', '^libs/testing/', '/testing/', '\\.spec\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'libraries-know-no-framework',
      severity: 'error',
      from: { path: '^libs/' },
      to: {
        path: 'node_modules/(@nestjs|express|class-validator|class-transformer|rxjs|pino|prom-client|nestjs-pino)',
      },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: ['\\.spec\\.ts$', '^libs/testing/', '/bench/'] },
      to: { path: lib('testing') },
    },
    {
      name: 'libraries-know-no-app',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'one-sqlite-driver',
      comment: 'which release of better-sqlite3 is loaded depends on Node, and only this module knows it',
      severity: 'error',
      from: { pathNot: '^libs/ledger/src/adapters/sqlite/driver\\.ts$' },
      to: { path: 'better-sqlite3' },
    },
    {
      name: 'no-unresolvable',
      comment: 'npm leaves out the SQLite driver that the running Node does not load',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^better-sqlite3$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|apps/viewer/node_modules)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
