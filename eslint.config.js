import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** The date is an argument: nothing under these folders reads a clock or draws a lot. */
const NO_CLOCK = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'The date is an argument.',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The date is an argument.' },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'No chance in here.',
  },
  { selector: "CallExpression[callee.object.name='performance']", message: 'The date is an argument.' },
];

/** It brings every locale of zod into the worker, 350 kB. */
const NAMED_ZOD = {
  selector: "ImportDeclaration[importKind='value'][source.value='zod'] > ImportSpecifier",
  message: "Write `import * as z from 'zod'`.",
};

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'dist.*/**',
      'node_modules/**',
      'var/**',
      '.wrangler/**',
      'coverage/**',
      'client/schema.d.ts',
      'client/dist/**',
      'test/generators/out/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      eqeqeq: 'error',
      'no-restricted-properties': [
        'error',
        { object: 'URL', property: 'canParse', message: 'Wrong in Node 20 and 22; use parsedUrl.' },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NO_CLOCK, NAMED_ZOD] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/**/*.schema.ts'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
      'max-params': ['error', { max: 3 }],
      'max-depth': ['error', { max: 3 }],
    },
  },
  {
    // Texts of strangers reach these; test/safety/regexps.test.ts times those that are put together.
    files: ['{src,functions,scripts,client}/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
