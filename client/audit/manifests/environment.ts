import type { Manifest } from '../mention.ts';
import { hostsIn, lines, variableMention } from './text-mentions.ts';

/** Examples of environment files (`.env.example`). A `.env` itself holds secrets and is never read. */
export const environmentExample: Manifest = {
  path: /(?:^|\/)(?:\.env[^/]*\.(?:example|sample|template|dist)|\.env\.(?:example|sample|template|dist)[^/]*|env\.example|example\.env|sample\.env)$/,
  *mentions(text) {
    for (const { line, written } of lines(text)) {
      const [, isOff, name, value = ''] = /^\s*(?:(#)\s*)?(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/.exec(written) ?? [];
      // A commented variable is a prose line as often as an option.
      if (name === undefined || isOff === '#') continue;
      yield* variableMention(name, line);
      yield* hostsIn(value.replace(/\s#.*/s, ''), line);
    }
  },
};
