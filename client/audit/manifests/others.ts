import type { Manifest } from '../mention.ts';
import { parseJson } from './json.ts';
import { lines } from './text-mentions.ts';

/** `go.mod`: required modules; those marked `// indirect` are needed by others. */
export const goMod: Manifest = {
  path: /(?:^|\/)go\.mod$/,
  isOfProject: true,
  *mentions(text) {
    let isRequire = false;
    for (const { line, written } of lines(text)) {
      if (/^\s*\)/.test(written)) isRequire = false;
      const found = (isRequire ? /^\s*([^\s/][^\s/.]*\.\S+)\s+v/ : /^\s*require\s+([^\s(]+)\s+v/).exec(written)?.[1];
      if (/^\s*require\s*\(/.test(written)) isRequire = true;
      if (found === undefined) continue;
      const indirect = /\/\/\s*indirect\b/.test(written) ? true : undefined;
      yield { kind: 'go', name: found, line, indirect };
    }
  },
};

/** `Gemfile`: a program, of which only the calls of `gem` are read. */
export const gemfile: Manifest = {
  path: /(?:^|\/)Gemfile$/,
  isOfProject: true,
  *mentions(text) {
    for (const { line, written } of lines(text)) {
      const name = /^\s*gem[\s(]+['"]([^'"]+)['"]/.exec(written)?.[1];
      if (name !== undefined) yield { kind: 'gem', name, line };
    }
  },
};

/** `Gemfile.lock`: `DEPENDENCIES` are those of the project. */
export const gemfileLock: Manifest = {
  path: /(?:^|\/)Gemfile\.lock$/,
  *mentions(text) {
    let section = '';
    for (const { line, written } of lines(text)) {
      if (/^[A-Z]/.test(written)) section = written.trim();
      const direct = section === 'DEPENDENCIES' ? /^ {2}([^\s!(]+)/.exec(written)?.[1] : undefined;
      const locked = section === 'GEM' ? /^ {4}([^\s(]+) \(/.exec(written)?.[1] : undefined;
      if (direct !== undefined) yield { kind: 'gem', name: direct, line };
      if (locked !== undefined) yield { kind: 'gem', name: locked, line, indirect: true };
    }
  },
};

/** `composer.json`. */
export const composerJson: Manifest = {
  path: /(?:^|\/)composer\.json$/,
  isOfProject: true,
  *mentions(text) {
    const root = parseJson(text);
    for (const list of ['require', 'require-dev']) {
      for (const [name, { line }] of root.at(list)?.entries() ?? []) yield { kind: 'composer', name, line };
    }
  },
};

/** `composer.lock`: every package, without what the project names. */
export const composerLock: Manifest = {
  path: /(?:^|\/)composer\.lock$/,
  *mentions(text) {
    const root = parseJson(text);
    for (const list of ['packages', 'packages-dev']) {
      for (const element of root.at(list)?.elements() ?? []) {
        const name = element.at('name');
        if (typeof name?.value === 'string') {
          yield { kind: 'composer', name: name.value, line: name.line, indirect: true };
        }
      }
    }
  },
};

/** Terraform files: `source` of required providers, and `provider` blocks, which without a source mean `hashicorp/NAME`. */
export const terraform: Manifest = {
  path: /(?:^|\/)[^/]+\.tf$/,
  *mentions(text) {
    let depth = 0;
    let providersDepth = 0;
    for (const { line, written: code } of lines(terraformCode(text))) {
      const unquoted = code.replace(QUOTED, '');
      if (/\brequired_providers\s*\{/.test(unquoted)) providersDepth = depth + 1;
      const source = /\bsource\s*=\s*"(?:registry\.terraform\.io\/)?([\w-]+\/[\w-]+)"/.exec(code)?.[1];
      if (source !== undefined && providersDepth > 0) yield { kind: 'terraform', name: source.toLowerCase(), line };
      const provider = depth === 0 ? /^\s*provider\s+"([\w-]+)"\s*\{/.exec(code)?.[1] : undefined;
      if (provider !== undefined) yield { kind: 'terraform', name: `hashicorp/${provider}`, line };
      depth += (unquoted.match(/\{/g)?.length ?? 0) - (unquoted.match(/\}/g)?.length ?? 0);
      if (depth < providersDepth) providersDepth = 0;
    }
  },
};

/** Texts in quotes. One that is not closed ends with its line, so that nothing is searched twice. */
const QUOTED = /"(?:[^"\\\n]|\\.)*"?/g;
/** Texts in quotes, comments, and texts of several lines (`<<EOF`). */
const TEXTS_AND_COMMENTS =
  /"(?:[^"\\\n]|\\.)*"?|\/\*[^]*?(?:\*\/|$)|(?:#|\/\/).*|<<-?(\w+)\r?(?=\n)[^]*?(?:\n[\t ]*\1\b|$)/g;

/** Terraform without comments and texts of several lines, with the same lines. */
function terraformCode(text: string): string {
  return text.replace(TEXTS_AND_COMMENTS, (written) =>
    written.startsWith('"') ? written : written.replace(/.+/g, ''),
  );
}

/** `.terraform.lock.hcl`: the providers that were chosen. */
export const terraformLock: Manifest = {
  path: /(?:^|\/)\.terraform\.lock\.hcl$/,
  *mentions(text) {
    for (const { line, written } of lines(text)) {
      const name = /^provider\s+"[^/"]+\/([\w-]+\/[\w-]+)"/.exec(written)?.[1];
      if (name !== undefined) yield { kind: 'terraform', name: name.toLowerCase(), line };
    }
  },
};
