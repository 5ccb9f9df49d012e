/**
 * Which folder may import which; an arrow reads "may import":
 * scripts → reading → editing → compile → openapi → routes, pages → rules → model;
 * functions → pages, mcp, routes, rules, model; client → mcp, routes, rules, model.
 */
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }, 'A cycle has no file to read first.'),
    never(
      'model-imports-nothing',
      { path: '^src/model' },
      { pathNot: '^(src/model|node_modules/openapi-types/)' },
      'Record types know no behaviour. `openapi-types` is types alone.',
    ),
    never(
      'rules-know-only-model',
      { path: '^src/rules' },
      { path: '^(src/(?!rules|model)|functions|scripts)' },
      'A rule takes facts; it knows nothing of paths, pages or files.',
    ),
    never(
      'routes-know-only-rules',
      { path: '^src/routes' },
      { path: '^(src/(?!routes|rules|model)|functions|scripts)' },
      'A route is pure; the build and the function call it.',
    ),
    never(
      'pages-know-only-rules-and-routes',
      { path: '^src/pages' },
      { path: '^(src/(?!pages|mcp|routes|rules|model)|functions|scripts)' },
      'A page is rendered from the catalogue and the rules.',
    ),
    never(
      'function-never-compiles',
      { path: '^functions' },
      { path: '^(src/(?!pages|mcp|routes|rules|model)|scripts|client)' },
      'The function sees no YAML.',
    ),
    never(
      'client-knows-no-host',
      { path: '^client' },
      { path: '^(src/(?!mcp|routes|rules|model)|functions/(?!host\\.ts$)|scripts|test)' },
      'It is published alone. Of the function it takes the reader of an index.',
    ),
    never(
      'mcp-knows-only-routes',
      { path: '^src/mcp' },
      { path: '^(src/(?!mcp|routes|rules|model)|functions|scripts)' },
      'A tool lays out what the routes answer.',
    ),
    never(
      'openapi-knows-only-routes',
      { path: '^src/openapi' },
      { path: '^src/(?!openapi|routes|rules|model)' },
      'The document is made from the route table and its schemas.',
    ),
    never(
      'compile-knows-no-editing',
      { path: '^src/compile' },
      { path: '^src/(editing|reading)' },
      'Editing and reading use the compiler; the compiler does not use them.',
    ),
    never(
      'editing-knows-no-jobs',
      { path: '^src/editing' },
      { path: '^src/reading' },
      'The read job uses what editors use.',
    ),
    never(
      'portable-function',
      { path: '^functions/(?!node/|bun\\.ts$|deno\\.ts$)' },
      { dependencyTypes: ['core'] },
      'It runs where there is no Node.',
    ),
    never(
      'nothing-imports-the-rim',
      { path: '^src' },
      { path: '^(test|scripts|functions|client)' },
      'Commands, tests, hosts and the client are the rim.',
    ),
    never(
      'nothing-imports-tests',
      { path: '^(src|functions|scripts/(?!bench))' },
      { path: '^test' },
      'Tests import; they are not imported.',
    ),
    never('no-dist', {}, { path: '^dist/' }, 'dist is data, never imported.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/generators/out/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
