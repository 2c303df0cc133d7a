const base = require('./jest.config.cjs');

process.env.SAMPLES ??= 'few';

/**
 * What needs no build, no process, no network and no disk: the libraries, for the loop between two edits. Few samples
 * are drawn (test/samples.ts), and what only takes long is left to `npm test`: files that break the readers or fill the memory.
 */
module.exports = {
  ...base,
  roots: ['<rootDir>/libs'],
  testPathIgnorePatterns: [
    ...base.testPathIgnorePatterns,
    '<rootDir>/libs/ledger/src/adapters/',
    '<rootDir>/libs/testing/',
    '<rootDir>/libs/application/src/(runtime|tokens|integrity|vault|checkpoints|trust|import|directory|read-models|process-manager)/',
    '/(robustness|memory)\\.spec\\.ts$',
  ],
};
