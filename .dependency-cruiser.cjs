/** Which folder may import which; an arrow reads "may import":
 *  scripts → compile → routes, pages → rules → model;  functions → routes, rules, model. */
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }, 'A circle has no first thing to read.'),
    never(
      'model-imports-nothing',
      { path: '^src/model' },
      { pathNot: '^src/model' },
      'Record types know no behaviour.',
    ),
    never(
      'rules-know-only-model',
      { path: '^src/rules' },
      { path: '^(src/(routes|pages|compile)|functions|scripts)' },
      'A rule takes facts; it knows nothing of paths, pages or files.',
    ),
    never(
      'routes-know-only-rules',
      { path: '^src/routes' },
      { path: '^(src/(pages|compile)|functions|scripts)' },
      'A route is pure; it is asked by the build and by the function.',
    ),
    never(
      'pages-know-only-rules-and-routes',
      { path: '^src/pages' },
      { path: '^(src/compile|functions|scripts)' },
      'A page is rendered from the catalogue and the rules.',
    ),
    never(
      'function-never-compiles',
      { path: '^functions' },
      { path: '^(src/(compile|pages)|scripts)' },
      'The function sees no YAML.',
    ),
    never(
      'portable-function',
      { path: '^functions/(?!node/)' },
      { dependencyTypes: ['core'] },
      'It runs where there is no Node.',
    ),
    never(
      'no-zod-in-the-function',
      { path: '^(src/(routes|rules)/(?!.*\\.schema\\.ts$)|functions/)' },
      { path: '\\.schema\\.ts$', dependencyTypesNot: ['type-only'] },
      'Schemas are imported by value only from the compiler, so zod never reaches the bundle.',
    ),
    never(
      'nothing-imports-the-rim',
      { path: '^src' },
      { path: '^(test|scripts|functions)' },
      'Commands, tests and hosts are the rim.',
    ),
    never(
      'nothing-imports-tests',
      { path: '^(src|functions|scripts/(?!bench/))' },
      { path: '^test' },
      'Tests import; they are not imported.',
    ),
    never('no-dist', {}, { path: '^dist/' }, 'dist is data, never imported.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
