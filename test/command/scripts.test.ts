import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

it.each(Object.entries(scripts))('npm run %s needs no shell of one system', (_, script) => {
  // cmd.exe knows neither variables before a command, nor substitutions, nor single quotes, nor commands of POSIX.
  expect(script).not.toMatch(/(?:^|&& *)[A-Z_]+=|\$[({A-Z]|`|'|;|(?:^|&& *)(?:rm|cp|mv|mkdir|cat|export|test) /);
});
