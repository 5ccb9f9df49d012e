import type { Manifest, Mention } from '../mention.ts';
import { parseJson } from './json.ts';
import { lines } from './line.ts';
import { settingsBelow, yamlSettings } from './settings.ts';

const DEPENDENCY_LISTS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** `package.json`: the packages that the project names. */
export const packageJson: Manifest = {
  path: /(?:^|\/)package\.json$/,
  isOfProject: true,
  *mentions(text) {
    const root = parseJson(text);
    for (const list of DEPENDENCY_LISTS) {
      for (const [name, { line, value }] of root.at(list)?.entries() ?? []) {
        if (!isOfWorkspace(value)) yield { kind: 'npm', name: installedName(name, value), line };
      }
    }
  },
  ownName(text) {
    const name = parseJson(text).at('name')?.value;
    return typeof name === 'string' ? { kind: 'npm', name } : null;
  },
};

/** `workspace:*`, `file:../ui` and `link:../ui` are packages of the project itself. */
function isOfWorkspace(version: unknown): boolean {
  return typeof version === 'string' && /^(?:workspace|file|link|portal):/.test(version);
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
    for (const [folder, entry] of root.at('packages')?.entries() ?? []) {
      if (folder === '') {
        for (const list of DEPENDENCY_LISTS) {
          for (const [name, { line, value }] of entry.at(list)?.entries() ?? []) {
            yield { kind: 'npm', name: installedName(name, value), line };
          }
        }
      }
      const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(folder)?.[1];
      if (name !== undefined) yield { kind: 'npm', name, line: entry.line, indirect: true };
    }
    // Version 1 of the format.
    for (const [name, { line }] of root.at('packages') ? [] : (root.at('dependencies')?.entries() ?? [])) {
      yield { kind: 'npm', name, line, indirect: true };
    }
  },
};

/** `yarn.lock` of both formats: one heading per package, with the ranges it answers. */
export const yarnLock: Manifest = {
  path: /(?:^|\/)yarn\.lock$/,
  *mentions(text) {
    for (const { line, written } of lines(text)) {
      if (!/^["@\w].*:$/.test(written)) continue;
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
    for (const list of DEPENDENCY_LISTS) {
      for (const { rest, line } of settingsBelow(settings, 'importers', '*', list)) yield* nameMention(rest, { line });
      for (const { rest, line } of settingsBelow(settings, list)) yield* nameMention(rest, { line });
    }
    for (const { rest, line } of settingsBelow(settings, 'packages')) {
      const name = /^\/?(@[^/@]+\/[^/@]+|[^/@]+)/.exec(String(rest[0]))?.[1];
      if (name !== undefined && rest.length === 1)
        yield { kind: 'npm', name, ...(line ? { line } : {}), indirect: true };
    }
  },
};

function* nameMention(rest: readonly (string | number)[], { line }: { line: number | undefined }): Generator<Mention> {
  if (rest.length === 1) yield { kind: 'npm', name: String(rest[0]), ...(line ? { line } : {}) };
}

/** `bun.lock`: workspaces name packages, `packages` holds all of them. */
export const bunLock: Manifest = {
  path: /(?:^|\/)bun\.lock$/,
  *mentions(text) {
    const root = parseJson(text);
    for (const [, workspace] of root.at('workspaces')?.entries() ?? []) {
      for (const list of DEPENDENCY_LISTS) {
        for (const [name, { line }] of workspace.at(list)?.entries() ?? []) yield { kind: 'npm', name, line };
      }
    }
    for (const [name, { line }] of root.at('packages')?.entries() ?? []) {
      yield { kind: 'npm', name, line, indirect: true };
    }
  },
};
