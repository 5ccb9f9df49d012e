import type { Manifest, Mention } from '../mention.ts';
import { yamlSettings, type Setting } from './settings.ts';
import { hostsIn, imageMentions, variableMention } from './text-mentions.ts';

/** GitHub workflows and actions: actions, images, variables, secrets and addresses. */
export const workflow: Manifest = {
  path: /(?:^|\/)(?:\.github\/workflows\/[^/]+\.ya?ml|action\.ya?ml)$/,
  *mentions(text) {
    for (const setting of yamlSettings(text)) {
      const { path, scalar, line } = setting;
      yield* inSetting(setting);
      if (typeof scalar === 'string') yield* inText(usedText(path, scalar), line);
    }
  },
};

function* inSetting({ path, scalar, line }: Setting): Generator<Mention> {
  const key = path.at(-1);
  if (path.at(-2) === 'env' && typeof key === 'string') yield* variableMention(key, line);
  if (typeof scalar !== 'string') return;
  if (key === 'image' || key === 'container') yield* imageMentions(scalar, line);
  if (key !== 'uses') return;
  if (scalar.startsWith('docker://')) yield* imageMentions(scalar, line);
  const name = /^([\w.-]+\/[\w.-]+)(?:\/[^@]*)?@/.exec(scalar)?.[1];
  if (name !== undefined) yield { kind: 'actions', name: name.toLowerCase(), line };
}

/** A text without what is only read by people: names, descriptions, comments of a script and lines that it prints. */
function usedText(path: Setting['path'], text: string): string {
  const key = path.at(-1);
  if (key === 'name' || key === 'description') return '';
  return key === 'run' ? text.replace(/(?<!\S)#.*|^[\t ]*echo\s[^|>;&$\n]*$/gm, '') : text;
}

function* inText(text: string, line: Mention['line']): Generator<Mention> {
  yield* hostsIn(text, line);
  for (const [, name = ''] of text.matchAll(/\b(?:secrets|vars)\.([A-Za-z_]\w*)/g)) yield* variableMention(name, line);
}
