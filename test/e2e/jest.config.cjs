/** Tests in a real browser against the real server: `npm run build && npx jest -c test/e2e/jest.config.cjs`. */
module.exports = {
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/e2e/**/*.e2e.spec.ts'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', { swcrc: true }] },
  moduleNameMapper: {
    '^@app/ledger/evidence$': '<rootDir>/libs/ledger/src/evidence',
    '^@app/([a-z-]+)$': '<rootDir>/libs/$1/src',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  globalSetup: '<rootDir>/test/e2e/global-setup.ts',
  globalTeardown: '<rootDir>/test/e2e/global-teardown.ts',
  maxWorkers: '100%',
  // As in jest.config.cjs: the bound of a test that hangs.
  testTimeout: 600_000,
};
