/** The import directions of ARCHITECTURE.md, as rules. One `index.ts` a library; nobody reaches past it. */
const lib = (name) => `^libs/${name}/`;
const only = (from, allowed) => ({
  name: `${from}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: lib(from), pathNot: '\\.spec\\.ts$' },
  to: { path: '^(libs|apps|test)/', pathNot: [lib(from), ...allowed.map(lib)] },
});

/** Folders inside a library, lowest first: each imports those before it, and never one after it. */
const ordered = (library, folders) =>
  folders.slice(1).map((folder, i) => ({
    name: `${library}-${folders[i]}-knows-no-${folder}`,
    severity: 'error',
    from: { path: `^libs/${library}/src/(${folders.slice(0, i + 1).join('|')})/`, pathNot: '\\.spec\\.ts$' },
    to: { path: `^libs/${library}/src/${folder}/` },
  }));

module.exports = {
  forbidden: [
    ...ordered('laws', [
      'state',
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
    only('laws', ['bridge']),
    only('scoring', ['bridge']),
    only('session', ['bridge', 'laws', 'scoring']),
    only('ledger', []),
    only('formats', ['bridge', 'laws', 'scoring', 'session']),
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
        'no clock, disk, network or framework in libs/, the adapters of the ledger and the test library excepted',
      severity: 'error',
      from: { path: '^libs/', pathNot: ['^libs/ledger/src/adapters/', '^libs/testing/', '\\.spec\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'libraries-know-no-framework',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: 'node_modules/(@nestjs|express|class-validator|class-transformer|rxjs|pino)' },
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
