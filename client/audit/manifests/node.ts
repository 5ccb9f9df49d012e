import type { Manifest, Mention } from '../mention.ts';
import { parseJson, type JsonValue } from './json.ts';
import { settingsBelow, yamlSettings } from './settings.ts';
import { lines } from './text-mentions.ts';

const DEPENDENCY_LISTS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** `package.json`: the packages that the project names. */
export const packageJson: Manifest = {
  path: /(?:^|\/)package\.json$/,
  isOfProject: true,
  *mentions(text) {
    yield* directDependencies(parseJson(text));
  },
  ownName(text) {
    const name = parseJson(text).at('name')?.value;
    return typeof name === 'string' ? { kind: 'npm', name } : null;
  },
};

/** The packages that lists of dependencies name, without those of the project itself. */
function* directDependencies(root: JsonValue | undefined): Generator<Mention> {
  for (const list of DEPENDENCY_LISTS) {
    for (const [name, { line, value }] of root?.at(list)?.entries() ?? []) {
      if (!isOfWorkspace(value)) yield { kind: 'npm', name: installedName(name, value), line };
    }
  }
}

/** `workspace:*`, `file:../ui`, `link:../ui` and, in lockfiles, `@acme/ui@workspace:ui` are packages of the project itself. */
function isOfWorkspace(version: unknown): boolean {
  return typeof version === 'string' && /(?:^|@)(?:workspace|file|link|portal):/.test(version);
}

/** `npm:stripe@14` installs another package than its key says. */
function installedName(name: string, version: unknown): string {
  const alias = typeof version === 'string' ? /^npm:(@?[^@]+)/.exec(version)?.[1] : undefined;
  return alias ?? name;
}

/** `package-lock.json`: what the packages of the project need besides. */
export const packageLock: Manifest = {
  path: /(?:^|\/)(?:package-lock|npm-shrinkwrap)\.json$/,
  *mentions(text) {
    const root = parseJson(text);
    yield* directDependencies(root.at('packages', ''));
    for (const [folder, entry] of root.at('packages')?.entries() ?? []) {
      const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(folder)?.[1];
      const isOwn = entry.at('link')?.value === true || isOfWorkspace(entry.at('resolved')?.value);
      if (name !== undefined && !isOwn) yield { kind: 'npm', name, line: entry.line, indirect: true };
    }
    // Version 1 of the format.
    for (const [name, entry] of root.at('packages') ? [] : (root.at('dependencies')?.entries() ?? [])) {
      if (!isOfWorkspace(entry.at('version')?.value)) yield { kind: 'npm', name, line: entry.line, indirect: true };
    }
  },
};

/** `yarn.lock` of both formats: one heading per package, with the ranges it answers. */
export const yarnLock: Manifest = {
  path: /(?:^|\/)yarn\.lock$/,
  *mentions(text) {
    for (const { line, written } of lines(text)) {
      if (!/^["@\w].*:$/.test(written) || isOfWorkspace(written)) continue;
      const name = /^"?(@?[^@"\s,]+)@/.exec(written)?.[1];
      if (name !== undefined) yield { kind: 'npm', name, line, indirect: true };
    }
  },
};

/** `pnpm-lock.yaml`: importers name packages, `packages` holds all of them. */
export const pnpmLock: Manifest = {
  path: /(?:^|\/)pnpm-lock\.yaml$/,
  *mentions(text) {
    const settings = [...yamlSettings(text)];
    const direct = DEPENDENCY_LISTS.flatMap((list) => [
      ...settingsBelow(settings, 'importers', '*', list),
      ...settingsBelow(settings, list),
    ]);
    const own = new Set(direct.flatMap(({ rest, scalar }) => (isOfWorkspace(scalar) ? rest[0] : [])));
    for (const { rest, line } of direct) {
      const [name = ''] = rest;
      if (rest.length === 1 && !own.has(name)) yield { kind: 'npm', name: String(name), line };
    }
    for (const { rest, line } of settingsBelow(settings, 'packages')) {
      const [written] = rest;
      const name = /^\/?(@[^/@]+\/[^/@]+|[^/@]+)/.exec(String(written))?.[1];
      const isForeign = rest.length === 1 && !isOfWorkspace(written);
      if (name !== undefined && isForeign) yield { kind: 'npm', name, line, indirect: true };
    }
  },
};

/** `bun.lock`: workspaces name packages, `packages` holds all of them. */
export const bunLock: Manifest = {
  path: /(?:^|\/)bun\.lock$/,
  *mentions(text) {
    const root = parseJson(text);
    for (const [, workspace] of root.at('workspaces')?.entries() ?? []) yield* directDependencies(workspace);
    for (const [name, entry] of root.at('packages')?.entries() ?? []) {
      const [locked] = entry.elements();
      if (!isOfWorkspace(locked?.value)) yield { kind: 'npm', name, line: entry.line, indirect: true };
    }
  },
};
