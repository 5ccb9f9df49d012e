import type { Manifest } from '../mention.ts';
import { lines } from './line.ts';
import { settingsBelow, yamlSettings } from './settings.ts';
import { hostsIn, imageMentions, variableMention } from './text-mentions.ts';

/** Compose files: images, variables and addresses of services. */
export const compose: Manifest = {
  path: /(?:^|\/)(?:docker-)?compose(?:[.-][^/]*)?\.ya?ml$/,
  isOfProject: true,
  *mentions(text) {
    for (const { rest, scalar, line } of settingsBelow(yamlSettings(text), 'services', '*')) {
      const at = line === undefined ? {} : { line };
      const [key, name] = rest;
      if (key === 'image' && typeof scalar === 'string') yield* imageMentions(defaultsOf(scalar), at);
      if (key !== 'environment' || rest.length !== 2) continue;
      const written = typeof name === 'string' ? name : String(scalar).replace(/=.*/s, '');
      yield* variableMention(written, at);
      if (typeof scalar === 'string') yield* hostsIn(scalar, at);
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
    for (const { line, written } of lines(text)) {
      const [, image = '', stage] = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(written) ?? [];
      const copied = /^\s*COPY\s+(?:--\S+\s+)*?--from=(\S+)/i.exec(written)?.[1] ?? '';
      for (const reference of [image, copied]) {
        const isStage = stages.has(reference.toLowerCase()) || /^\d*$/.test(reference);
        if (!isStage && !reference.includes('$')) yield* imageMentions(reference, { line });
      }
      if (stage !== undefined) stages.add(stage.toLowerCase());
      const variable = /^\s*(?:ENV|ARG)\s+([A-Za-z_]\w*)/i.exec(written)?.[1];
      if (variable !== undefined) yield* variableMention(variable, { line });
    }
  },
};
