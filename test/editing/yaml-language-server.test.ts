import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService, type LanguageService } from 'yaml-language-server';
import { SettingsState } from 'yaml-language-server/out/server/src/yamlSettings.js';
import { PATTERN_MESSAGES } from '../../src/editing/schemas/editor-schema.ts';
import { WORDS_FILE, wordsText } from '../../src/editing/schemas/editor-words.ts';

const ROOT = new URL('../../', import.meta.url);
const FILE = new URL('catalogue/vendors/acme.yaml', ROOT).href;

interface WorkspaceSettings {
  readonly 'yaml.schemas': Readonly<Record<string, string>>;
}

/** Those of the catalogue change with every edit of it. */
const WORDS = {
  category: ['Cloud Hosting', 'Databases', 'Email'],
  tag: ['hosting', 'sql'],
  vendor: ['Acme', 'Borealis', 'Fjord Fund'],
};

/** The server that editors start, with the settings of the repository. */
function server(): LanguageService {
  const settings = JSON.parse(readFileSync(new URL('.vscode/settings.json', ROOT), 'utf8')) as WorkspaceSettings;
  const service = getLanguageService({
    schemaRequestService: (uri) =>
      Promise.resolve(uri.endsWith(WORDS_FILE) ? wordsText(WORDS) : readFileSync(fileURLToPath(uri), 'utf8')),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
    yamlSettings: new SettingsState(),
  });
  service.configure({
    validate: true,
    completion: true,
    hover: true,
    schemas: Object.entries(settings['yaml.schemas']).map(([path, pattern]) => ({
      uri: new URL(path, ROOT).href,
      fileMatch: [pattern],
    })),
  });
  return service;
}

const TEMPLATE = `vendor: Acme
offers:
  - category: Databases
    tier: Free
    url: https://acme.example/pricing
    verifiedDate: 2026-11-01
    description: One database of 1 GB
    tags: [TAG]
`;

const START = TEMPLATE.replace('TAG', 'sql');
let service: LanguageService;

beforeAll(() => {
  service = server();
});

let version = 0;

/** The server keeps what it parsed of a version. */
const documentOf = (text: string, uri = FILE): TextDocument => TextDocument.create(uri, 'yaml', (version += 1), text);

/** The labels offered at the end of a text. */
async function completions(text: string, uri = FILE): Promise<readonly string[]> {
  const document = documentOf(text, uri);
  const { items } = await service.doComplete(document, document.positionAt(text.length), false);
  return items.map(({ label }) => label);
}

async function messages(text: string): Promise<readonly string[]> {
  return (await service.doValidation(documentOf(text), false)).map(({ message }) => message);
}

describe('an editor with yaml-language-server and the settings of the repository', () => {
  it('finds nothing wrong with a file in form', async () => {
    expect(await messages(START)).toEqual([]);
  });

  it('offers every category and every tag of the catalogue', async () => {
    const categories = await completions('vendor: Acme\noffers:\n  - category: ');
    expect(categories).toEqual(expect.arrayContaining(WORDS.category));
    const tags = await completions(START.replace(/tags: .*\n/, 'tags:\n      - '));
    expect(tags).toEqual(expect.arrayContaining(WORDS.tag));
  });

  it('offers the vendors of the catalogue as members of a comparison', async () => {
    const uri = new URL('catalogue/comparisons/hosting-pricing.yaml', ROOT).href;
    const labels = await completions('members:\n  - vendor: ', uri);
    expect(labels).toEqual(expect.arrayContaining(WORDS.vendor));
  });

  it.each([
    ['a day that does not exist', START.replace('2026-11-01', '2026-02-30'), PATTERN_MESSAGES.day],
    ['a name with a space at its end', START.replace('vendor: Acme', 'vendor: "Acme "'), PATTERN_MESSAGES.name],
  ])('says in words what is wrong with %s', async (_, text, message) => {
    expect(await messages(text)).toContain(message);
  });

  it('explains a key', async () => {
    const hover = await service.doHover(documentOf(START), { line: 3, character: 6 });
    expect(JSON.stringify(hover)).toMatch(/tier/i);
  });
});
