import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import prettier from 'eslint-config-prettier';

/** Syntax that no file uses. */
const UNUSED = [
  { selector: 'TSEnumDeclaration', message: 'Use a literal union.' },
  {
    selector: ':matches(ExportAllDeclaration, ExportNamedDeclaration)[source.value=/^@app/]',
    message: 'A name is imported from the library that owns it.',
  },
];

const AS_DATA =
  'What regulations say is data (ADR 32): ask `procedure`, `parameter`, `scoringParameter`, or a record by regulations.';

/** Regulations, ladders of appeal and federations by name: no code tests one (`=== 'dbf-2013'`, `case 'FSB'`, `startsWith('dbf-')`). */
const NAMES = [
  '^(?!wbf-)[a-z]+-\\d{4}$',
  '^(law-93|dbf-256-club|dbf-310[A-D].*|fsb-93|ebu-93)$',
  '^(DBf|FSB|EBU|ACBL)$',
].map((names) => `Literal[value=/${names}/]`);

/** House style that a machine can check (CONTRIBUTING.md has the rest). */
export default tseslint.config(
  { ignores: ['dist/**', 'data/**', 'coverage/**', 'node_modules/**', '**/*.generated.ts'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './apps/viewer/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      'no-restricted-syntax': ['error', ...UNUSED],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { allowDefaultCaseForExhaustiveSwitch: false }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      // One import per module; a module that gives types alone is imported by `import type`, which leaves nothing behind.
      'no-duplicate-imports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },
  {
    files: ['apps/**/*.ts', 'apps/**/*.tsx', 'libs/**/*.ts', 'libs/**/*.tsx'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...UNUSED,
        ...NAMES.flatMap((name) => [
          { selector: `BinaryExpression[operator=/^[!=]==?$/] > ${name}`, message: AS_DATA },
          { selector: `SwitchCase > ${name}.test`, message: AS_DATA },
        ]),
        {
          selector: "CallExpression[callee.property.name='startsWith'] > Literal[value=/^(dbf|fsb|ebu|acbl)/i]",
          message: AS_DATA,
        },
      ],
    },
  },
  {
    files: ['apps/*/src/**/*.ts'],
    rules: {
      // Nest reads constructor parameter types at run time, and modules are empty decorated classes.
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    files: ['libs/**/*.ts'],
    ignores: [
      'libs/ledger/src/adapters/**',
      // The edges of the application, as in .dependency-cruiser.cjs.
      'libs/application/src/{runtime,tokens,integrity,vault,checkpoints,trust,import}/**',
      'libs/**/testing/**',
      '**/*.spec.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        'setTimeout',
        'setInterval',
        'setImmediate',
        'process',
        'fetch',
        'performance',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The clock is an argument.' },
        { object: 'Math', property: 'random', message: 'Randomness is an argument.' },
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['libs/ledger/src/adapters/sqlite/driver.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^better-sqlite3', message: 'Import Database from @app/ledger (ADR 19).' }] },
      ],
    },
  },
  {
    files: ['**/*.cjs', '**/*.mjs', 'apps/cli/bin/*.js'],
    languageOptions: {
      globals: {
        module: 'readonly',
        require: 'readonly',
        process: 'readonly',
        __dirname: 'readonly',
        fetch: 'readonly',
        console: 'readonly',
      },
    },
  },
  prettier,
);
