import type { Manifest } from '../mention.ts';
import { settingsBelow, yamlSettings } from './settings.ts';
import { hostsIn, imageMentions, lines, variableMention, type Line } from './text-mentions.ts';

/** Compose files: images, variables and addresses of services. */
export const compose: Manifest = {
  path: /(?:^|\/)(?:docker-)?compose(?:[.-][^/]*)?\.ya?ml$/,
  isOfProject: true,
  *mentions(text) {
    for (const { rest, scalar, line } of settingsBelow(yamlSettings(text), 'services', '*')) {
      const [key, name] = rest;
      if (key === 'image' && typeof scalar === 'string') yield* imageMentions(defaultsOf(scalar), line);
      if (key !== 'environment' || rest.length !== 2) continue;
      const written = typeof name === 'string' ? name : String(scalar).replace(/=.*/s, '');
      yield* variableMention(written, line);
      if (typeof scalar === 'string') yield* hostsIn(scalar, line);
    }
  },
};

/** Replaces `${NAME:-default}` by its default. */
function defaultsOf(reference: string): string {
  return reference.replace(/\$\{([^{}]*)\}/g, (variable, inner: string) => {
    const dash = inner.indexOf('-');
    return dash < 0 ? variable : inner.slice(dash + 1);
  });
}

/** Dockerfiles: base images, images that files are copied from, and variables. */
export const dockerfile: Manifest = {
  path: /(?:^|\/)(?:(?:Dockerfile|Containerfile)(?:\.[^/]+)?|[^/]+\.[Dd]ockerfile)$/,
  isOfProject: true,
  *mentions(text) {
    const stages = new Set<string>();
    for (const { line, written } of instructions(text)) {
      const [, image = '', stage] = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(written) ?? [];
      const copied = /^\s*COPY\s+(?:--\S+\s+)*?--from=(\S+)/i.exec(written)?.[1] ?? '';
      for (const reference of [image, copied]) {
        const isStage = stages.has(reference.toLowerCase()) || /^\d*$/.test(reference);
        if (!isStage && !reference.includes('$')) yield* imageMentions(reference, line);
      }
      if (stage !== undefined) stages.add(stage.toLowerCase());
      for (const name of variableNames(written)) yield* variableMention(name, line);
    }
  },
};

/** Each instruction, continued lines joined, with the number of its first line. */
function* instructions(text: string): Generator<Line> {
  let open: Line | null = null;
  for (const { line, written } of lines(text)) {
    if (/^\s*#/.test(written)) continue;
    const part = written.replace(/\\\s*$/, ' ');
    const joined: Line = { line: open?.line ?? line, written: (open?.written ?? '') + part };
    open = part === written ? null : joined;
    if (open === null) yield joined;
  }
  if (open) yield open;
}

/** The variables of `ENV A=1 B=2`, `ENV A 1` and `ARG A B=2`. */
function variableNames(instruction: string): readonly string[] {
  const [, keyword = '', list = ''] = /^\s*(ENV|ARG)\s+(.*)/i.exec(instruction) ?? [];
  const words = list.replace(/"(?:[^"\\]|\\.)*"?|'[^']*'/g, '').split(/\s+/);
  const isOne = keyword.toUpperCase() === 'ENV' && !words[0]?.includes('=');
  return (isOne ? words.slice(0, 1) : words).map((word) => word.replace(/=.*/, ''));
}
