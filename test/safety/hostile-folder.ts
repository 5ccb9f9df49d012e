import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { read } from '../../src/compile/read/read.ts';
import { validate } from '../../src/compile/validate.ts';
import { TODAY } from '../builders.ts';
import { MINIATURE_FOLDER } from '../http/compile-miniature.ts';
import { writeFiles } from '../http/compiled.ts';

/** Text that means something in HTML, XML, JSON, Markdown, a spreadsheet or a shell, and passes the checks; `html-text` is waived. */
export const START = `=HYPERLINK("https://evil.example";"x")`;
export const REST =
  `</script></title></textarea><script>alert(1)</script><img src=x onerror=alert(2)> "' onclick='alert(3)' <!-- ]]>&lt; ` +
  '[m](javascript:alert(4)) ![p](https://evil.example/p.png) https://evil.example `x` | a ## ${7*7} {{7*7}} %0d%0a \\n\\ ;,: ' +
  'عربي END:VCALENDAR data:text/html,<b>';

const hostile = (text: string): string => `${START} ${text} ${REST}`;

/** Keys whose values are free text. */
const FREE_TEXT: ReadonlySet<string> = new Set(
  (
    'answers chain conditions current_state description detail detected_by example_cost found notes previous_state ' +
    'program quote reason referee_benefit referrer_benefit restrictions scope settlement source_quote summary text'
  ).split(' '),
);

/** A vendor and a category whose very names are markup, formulas and links. */
const NAME = `=A <img src=x onerror=alert(5)> </script> "'[m](javascript:x) & Z`;
const SLUG = 'a-img-src-x-onerror-alert-5-script-m-javascript-x-z';
const CATEGORY = `+B <script>alert(6)</script> "' & | Y`;

const VENDOR_FILE = {
  vendor: NAME,
  former_names: ['@C <svg onload=alert(7)> old'],
  offers: [
    {
      category: CATEGORY,
      tier: `-Free <b>"'`,
      url: 'https://evil.example/%22%27%28%29%5b%5d',
      verifiedDate: '2026-11-10',
      expires_date: '2027-01-15',
      tags: ['=t <i> "x"'],
      description: hostile('One database of 1 GB'),
      limits: [
        '1 GB <img src=x onerror=alert`9`> "\'[m] storage per project (=E <script>alert`8`</script> | `x` & <b>)',
        { limit: '5 projects', for: hostile('older accounts') },
      ],
      alternative_to: [`=D <img src=x> service`],
    },
  ],
  changes: ['limits_reduced', 'pricing_restructured', 'new_tier'].map((type, index) => ({
    change_type: type,
    date: `2026-1${index === 2 ? 2 : 1}-1${index}`,
    ...(index === 2 ? { recorded_date: '2026-11-10' } : {}),
    impact: 'high',
    category: CATEGORY,
    summary: hostile(`Record ${index}`),
    previous_state: hostile('before'),
    current_state: hostile('after'),
    source_url: 'https://evil.example/news?a=1&b=%3Cscript%3E',
  })),
};

/** Writes the miniature catalogue with hostile text in every free field, and a vendor and a category with hostile names. */
export async function writeHostileFolder(folder: string): Promise<void> {
  for (const path of await glob('**/*.yaml', { cwd: MINIATURE_FOLDER })) {
    await writeFiles(folder, { [path]: hostileFile(path, readFileSync(join(MINIATURE_FOLDER, path), 'utf8')) });
  }
  await writeFiles(folder, { [`vendors/${SLUG}.yaml`]: JSON.stringify(VENDOR_FILE) });
  await waiveHtml(folder);
}

/** An editor may waive `html-text`, so its texts are published like any other. */
async function waiveHtml(folder: string): Promise<void> {
  const { files } = await read(folder);
  const found = validate(files, TODAY).diagnostics.filter(({ code }) => code === 'html-text');
  const waivers = [...new Set(found.map(({ at }) => at.file))].map((file) => {
    return JSON.stringify({ check: 'html-text', file, reason: 'A test' });
  });
  const path = join(folder, 'waivers.yaml');
  await writeFile(path, `${readFileSync(path, 'utf8')}${waivers.map((waiver) => `- ${waiver}\n`).join('')}`);
}

function hostileFile(path: string, text: string): string {
  const document = parseDocument(text);
  visit(document, {
    Pair(_, { key, value }, above) {
      if (!isScalar(key) || !FREE_TEXT.has(String(key.value))) return;
      const parent = above.at(-1);
      // The text of a stated limit must be an amount.
      if (isMap(parent) && parent.has('measure')) return;
      const scalars = isSeq(value) ? value.items : [value];
      for (const scalar of scalars)
        if (isScalar(scalar) && typeof scalar.value === 'string') scalar.value = hostile(scalar.value);
    },
  });
  if (path === 'categories.yaml' && isSeq(document.contents)) {
    const entry = {
      name: CATEGORY,
      audience: 'developer',
      holds: 'products',
      scope: hostile('s'),
      answers: [hostile('a')],
    };
    document.add(document.createNode(entry));
  }
  if (path === 'tags.yaml' && isSeq(document.contents)) document.add('=t <i> "x"');
  if (isMap(document.contents) || isSeq(document.contents)) return document.toString({ lineWidth: 0 });
  return text;
}
