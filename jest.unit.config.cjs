const base = require('./jest.config.cjs');

/** What needs no build, no process, no network and no disk: the libraries, for the loop between two edits. */
module.exports = {
  ...base,
  roots: ['<rootDir>/libs'],
  testPathIgnorePatterns: [
    ...base.testPathIgnorePatterns,
    '<rootDir>/libs/ledger/src/adapters/',
    '<rootDir>/libs/testing/',
  ],
};
