/** Libraries and apps are tested from source; nothing is mocked (CONTRIBUTING.md). */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/libs', '<rootDir>/apps', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/e2e/', '<rootDir>/test/windows/'],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', { swcrc: true }],
    // An ES module: Node requires it by itself, Jest does not.
    'node_modules/mdb-reader/.+\\.js$': [
      '@swc/jest',
      { swcrc: false, module: { type: 'commonjs' }, jsc: { target: 'es2022' } },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!mdb-reader/)'],
  moduleNameMapper: {
    '^@app/ledger/evidence$': '<rootDir>/libs/ledger/src/evidence',
    '^@app/([a-z-]+)$': '<rootDir>/libs/$1/src',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  setupFiles: ['<rootDir>/test/property-seed.ts'],
  // The bound of a test that hangs, not a measure: a busy machine may take long, and figures belong in a benchmark.
  testTimeout: 600_000,
  // Every core: by default one is left idle, which on two is half of them.
  maxWorkers: '100%',
};
