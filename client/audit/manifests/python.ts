import type { Manifest, Mention } from '../mention.ts';
import { parseJson } from './json.ts';
import { settingsBelow, tomlSettings, type Setting } from './settings.ts';
import { lines } from './text-mentions.ts';

const REQUIREMENT = /^\s*([A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)\s*(?:\[[^\]]*\]\s*)?(?:[<>=!~;@(,]|$)/;

/** The package of a requirement (`name[extra]>=1; marker`, `name @ address`). */
function* requirement(written: string, line?: number): Generator<Mention> {
  const name = REQUIREMENT.exec(written.replace(/\s#.*/s, ''))?.[1];
  if (name !== undefined) yield { kind: 'pypi', name, line };
}

/** `requirements.txt` and its variants; options, addresses and comments are passed over. */
export const requirementsTxt: Manifest = {
  path: /(?:^|\/)(?:requirements[^/]*\.(?:txt|in)|requirements\/[^/]+\.(?:txt|in))$/,
  isOfProject: true,
  *mentions(text) {
    for (const { line, written } of lines(text)) {
      if (!/^\s*(?:#|-)/.test(written)) yield* requirement(written.replace(/\\\s*$/, ''), line);
    }
  },
};

/** `pyproject.toml`: the project's own lists, and those of Poetry, PDM and uv. */
export const pyprojectToml: Manifest = {
  path: /(?:^|\/)pyproject\.toml$/,
  isOfProject: true,
  *mentions(text) {
    const settings = [...tomlSettings(text)];
    const written = [
      ...settingsBelow(settings, 'project', 'dependencies'),
      ...settingsBelow(settings, 'project', 'optional-dependencies', '*'),
      ...settingsBelow(settings, 'dependency-groups', '*'),
      ...settingsBelow(settings, 'tool', 'uv', 'dev-dependencies'),
      ...settingsBelow(settings, 'tool', 'pdm', 'dev-dependencies', '*'),
    ];
    for (const { scalar } of written) if (typeof scalar === 'string') yield* requirement(scalar);
    yield* keys(settingsBelow(settings, 'tool', 'poetry', 'dependencies'));
    yield* keys(settingsBelow(settings, 'tool', 'poetry', 'dev-dependencies'));
    yield* keys(settingsBelow(settings, 'tool', 'poetry', 'group', '*', 'dependencies'));
  },
  ownName(text) {
    const settings = [...tomlSettings(text)];
    const named = [...settingsBelow(settings, 'project'), ...settingsBelow(settings, 'tool', 'poetry')];
    const name = named.find(({ rest }) => rest.join('.') === 'name')?.scalar;
    return typeof name === 'string' ? { kind: 'pypi', name } : null;
  },
};

/** `Pipfile`. */
export const pipfile: Manifest = {
  path: /(?:^|\/)Pipfile$/,
  isOfProject: true,
  *mentions(text) {
    const settings = [...tomlSettings(text)];
    yield* keys(settingsBelow(settings, 'packages'));
    yield* keys(settingsBelow(settings, 'dev-packages'));
  },
};

function* keys(found: Iterable<Setting & { readonly rest: Setting['path'] }>): Generator<Mention> {
  for (const { rest } of found)
    if (rest.length === 1 && rest[0] !== 'python') yield { kind: 'pypi', name: String(rest[0]) };
}

/** `Pipfile.lock`, which does not say which packages the project names. */
export const pipfileLock: Manifest = {
  path: /(?:^|\/)Pipfile\.lock$/,
  *mentions(text) {
    const root = parseJson(text);
    for (const list of ['default', 'develop']) {
      for (const [name, { line }] of root.at(list)?.entries() ?? []) yield { kind: 'pypi', name, line, indirect: true };
    }
  },
};

/** What says in uv, PDM and Poetry that a package is a file or a folder of the project itself. */
const LOCAL_SOURCE = /^(?:(?:source\.(?:editable|virtual|directory|path)|path)=|source\.type=(?:directory|file)$)/;

/** `poetry.lock`, `uv.lock` and `pdm.lock`: every package but the project's own, without what the project names. */
export const pythonLock: Manifest = {
  path: /(?:^|\/)(?:poetry|uv|pdm)\.lock$/,
  *mentions(text) {
    const settings = [...settingsBelow(tomlSettings(text), 'package', '*')];
    const isLocal = ({ rest, scalar }: (typeof settings)[number]) => LOCAL_SOURCE.test(`${rest.join('.')}=${scalar}`);
    const local = new Set(settings.filter(isLocal).map(({ path }) => path[1]));
    for (const { path, rest, scalar } of settings) {
      if (rest.join('.') === 'name' && typeof scalar === 'string' && !local.has(path[1])) {
        yield { kind: 'pypi', name: scalar, indirect: true };
      }
    }
  },
};
