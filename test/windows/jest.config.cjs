/** Tests of the program on Windows, by Wine: `.ci/windows-smoke` prepares what they need and runs them. */
module.exports = {
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/windows/**/*.wine.spec.ts'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', { swcrc: true }] },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  maxWorkers: 1,
  bail: 1,
  testTimeout: 300_000,
};
