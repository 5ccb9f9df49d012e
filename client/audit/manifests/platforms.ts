import type { Manifest, Mention } from '../mention.ts';
import { jsonSettings, tomlSettings, yamlSettings, type Setting } from './settings.ts';
import { hostsIn, imageMentions, variableMention } from './text-mentions.ts';

/** Keys whose entries are environment variables, in the settings of hosting platforms. */
const VARIABLE_KEYS: ReadonlySet<unknown> = new Set(['env', 'environment', 'vars', 'envVars', 'secrets']);

/** Hosts that the provider of a serverless.yml deploys to. */
const PROVIDER_HOSTS: Readonly<Record<string, string>> = {
  aws: 'amazonaws.com',
  azure: 'azurewebsites.net',
  cloudflare: 'workers.dev',
};

const PACKAGE_NAME = /^(?:@[a-z0-9-]+\/)?[a-z0-9._-]+$/;

/** Settings of hosting platforms. That the file is there names the platform; its variables and addresses name others. */
export const platformSettings: Manifest = {
  path: /(?:^|\/)(?:vercel\.json|netlify\.toml|fly\.toml|wrangler\.(?:toml|jsonc?)|serverless\.(?:ya?ml|json)|render\.yaml|railway\.(?:json|toml)|app\.json)$/,
  needsProject: true,
  *mentions(text) {
    for (const setting of settingsOf(text)) {
      const { path, scalar, line } = setting;
      yield* inSetting(setting);
      if (typeof scalar === 'string' && path.at(-1) !== '$schema') yield* hostsIn(scalar, line);
    }
  },
};

function settingsOf(text: string): Iterable<Setting> {
  if (/^\s*(?:\/[/*]|\{)/.test(text.replace(/^\uFEFF/, ''))) return jsonSettings(text);
  const isToml = /^[\t ]*(?:\[[^\]\n]+\]|[\w."-]+[\t ]*=)/m.test(text) && !/^\w+:(?:\s|$)/m.test(text);
  return isToml ? tomlSettings(text) : yamlSettings(text);
}

function* inSetting({ path, scalar, line }: Setting): Generator<Mention> {
  const [key, parent, grandparent] = [path.at(-1), path.at(-2), path.at(-3)];
  if (VARIABLE_KEYS.has(parent) && typeof key === 'string') yield* variableMention(key, line);
  if (typeof scalar !== 'string') return;
  // render.yaml lists variables as `envVars: [{key: NAME}]`.
  if (key === 'key' && VARIABLE_KEYS.has(grandparent)) yield* variableMention(scalar, line);
  if (key === 'image') yield* imageMentions(scalar, line);
  const isPlugin = (key === 'package' && grandparent === 'plugins') || parent === 'plugins';
  if (isPlugin && PACKAGE_NAME.test(scalar)) yield { kind: 'npm', name: scalar, line };
  const host = path.length === 2 && parent === 'provider' && key === 'name' ? PROVIDER_HOSTS[scalar] : undefined;
  if (host !== undefined) yield { kind: 'hosts', name: host, line };
}
