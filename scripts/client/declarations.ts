import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A file of the package, by name below `dist`. */
export interface PackageFile {
  readonly name: string;
  readonly text: string;
}

/** Declarations that the published types need; the command publishes none. */
const SOURCES = ['client', 'pages'] as const;
const LIBRARIES = ['openapi-fetch', 'openapi-typescript-helpers'] as const;

/** The types of the package, for ESM and for CommonJS. The contract's types are written once, for both. */
export function declarations(): readonly PackageFile[] {
  const files = [
    ...SOURCES.map((name) => ({ name, text: declarationOf(`client/${name}.ts`) })),
    ...LIBRARIES.map((name) => ({ name, text: readFileSync(`node_modules/${name}/dist/index.d.mts`, 'utf8') })),
  ];
  return [
    { name: 'schema.d.ts', text: readFileSync('client/schema.d.ts', 'utf8') },
    ...files.map(({ name, text }) => ({ name: `${name}.d.ts`, text: linked(text, 'js') })),
    ...files.map(({ name, text }) => ({ name: `${name}.d.cts`, text: linked(text, 'cjs') })),
  ];
}

function declarationOf(path: string): string {
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
function linked(text: string, extension: 'js' | 'cjs'): string {
  const mode = extension === 'cjs' ? " with { 'resolution-mode': 'import' }" : '';
  return text
    .replaceAll("'./schema.d.ts'", `'./schema.js'${mode}`)
    .replace(/'\.\/(\w[\w-]*)\.ts'/g, `'./$1.${extension}'`)
    .replace(/(['"])(openapi-[\w-]+)\1/g, `'./$2.${extension}'`)
    .replace(/\/\/# sourceMappingURL=.*/g, '');
}
