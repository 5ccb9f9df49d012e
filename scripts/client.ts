import { readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { bundle, licences } from '../src/compile/bundle.ts';
import { EXIT, run, options } from './lib/command.ts';

const OUT = 'client/dist';

/** Declarations that the published types need; the command publishes none. */
const SOURCES = ['client', 'pages'] as const;
const LIBRARIES = ['openapi-fetch', 'openapi-typescript-helpers'] as const;

/** The types of the package by name below `dist`, for ESM and for CommonJS. The contract's types are written once, for both. */
export function declarations() {
  const files = [
    ...SOURCES.map((name) => ({ name, text: typeDeclaration(`client/${name}.ts`) })),
    ...LIBRARIES.map((name) => ({ name, text: readFileSync(`node_modules/${name}/dist/index.d.mts`, 'utf8') })),
  ];
  return [
    { name: 'schema.d.ts', text: readFileSync('client/schema.d.ts', 'utf8') },
    ...files.map(({ name, text }) => ({ name: `${name}.d.ts`, text: withExtensions(text, 'js') })),
    ...files.map(({ name, text }) => ({ name: `${name}.d.cts`, text: withExtensions(text, 'cjs') })),
  ];
}

function typeDeclaration(path: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(path, 'utf8'), {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, strict: true },
  });
  const [diagnostic] = diagnostics;
  if (diagnostic) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`);
  return outputText;
}

/** Imports of the package's own files by the name that the module kind resolves. */
function withExtensions(text: string, extension: 'js' | 'cjs'): string {
  const mode = extension === 'cjs' ? " with { 'resolution-mode': 'import' }" : '';
  return text
    .replaceAll("'./schema.d.ts'", `'./schema.js'${mode}`)
    .replace(/'\.\/(\w[\w-]*)\.ts'/g, `'./$1.${extension}'`)
    .replace(/(['"])(openapi-[\w-]+)\1/g, `'./$2.${extension}'`)
    .replace(/\/\/# sourceMappingURL=.*/g, '');
}

await run(async () => {
  options('npm run client', {});
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  const bundles = [
    bundle({ entryPoints: ['client/client.ts'], outfile: `${OUT}/client.js` }),
    bundle({ entryPoints: ['client/client.ts'], format: 'cjs', outfile: `${OUT}/client.cjs` }),
    // What only `deals mcp` needs is a file of its own.
    bundle({ entryPoints: ['client/deals.ts'], external: ['node:*'], splitting: true, outdir: OUT }),
  ];
  for (const { path, contents } of bundles.flatMap(({ files }) => files)) await writeFile(path, contents);
  await chmod(`${OUT}/deals.js`, 0o755);
  const names = [...new Set(bundles.flatMap(({ packages }) => packages))].sort();
  for (const { name, text } of declarations()) {
    await mkdir(dirname(join(OUT, name)), { recursive: true });
    await writeFile(join(OUT, name), text);
  }
  await writeFile(`${OUT}/LICENSE`, await readFile('LICENSE', 'utf8'));
  await writeFile(`${OUT}/bundled-licences.txt`, licences([...new Set([...names, 'openapi-typescript-helpers'])]));
  console.log(`wrote ${OUT}: code of ${names.join(', ')} is bundled`);
  return EXIT.ok;
});
