import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Vendor } from '../../../src/model/vendor.ts';
import type { ResolutionState } from '../../../src/model/vocabulary.ts';
import { applyProposal } from '../../../src/reading/apply-proposal.ts';
import { ProposalsFolder } from '../../../src/reading/proposal.ts';
import { programmeProposal, termsProposal, urlProposal } from '../../../src/reading/proposals-of.ts';
import { issueMarkdown } from '../../../src/reading/report.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { change, offer, TODAY, vendor } from '../../builders.ts';
import { validated } from '../../compile/validated.ts';
import { folderOfTest } from '../../http/compiled.ts';

const PAGE = 'https://acme.example/pricing';
const at = { vendor: vendor(), page: PAGE, date: TODAY };
const replaced = [{ old: '1 GB storage', now: '500 MB storage', direction: 'reduced', quote: 'Free: 500 MB' }] as const;
const changed = {
  outcome: 'changed',
  source_check: 'states_no_amount',
  found: 'The page states 500 MB.',
  figures: [],
  replaced,
  ended: null,
} as const;
const terms = termsProposal(offer({ description: 'One database of 1 GB storage' }), changed, at)!;

const FILE = `# Acme, as of its last review
vendor: Acme
former_names: [Acme Labs]

offers:
  # the main plan
  - category: Databases
    tier: Free
    url: https://acme.example/
    verifiedDate: 2026-11-01
    tags: [sql]
    description: >-
      One database of 1 GB storage
    limits:
      - 1 GB storage
`;
const file = { path: 'vendors/acme.yaml', text: FILE };
const faults = (text: string) =>
  validated({ path: file.path, text }).diagnostics.map(({ code, what }) => `${code} ${what}`);

describe('a proposal', () => {
  it('has the same id for the same finding on any day, and another one for any other', () => {
    const tomorrow = { ...at, date: addDays(TODAY, 1) };
    expect(termsProposal(offer(), changed, tomorrow)!.id).toBe(termsProposal(offer(), changed, at)!.id);
    const more = { ...changed, replaced: [{ ...replaced[0], now: '600 MB' }] };
    expect(termsProposal(offer(), more, at)!.id).not.toBe(terms.id);
    expect(terms.id).toMatch(/^acme-[0-9a-f]{10}$/);
  });

  it('has another id once the record of its finding was reversed', () => {
    const after = (...changes: Vendor['changes']) =>
      termsProposal(offer(), changed, { ...at, vendor: vendor({ changes }) });
    const recorded = (id = '', state?: ResolutionState) =>
      change({ detected_by: `nightly read (${id})`, ...(state && { resolution: { state, date: TODAY } }) });
    const first = recorded(terms.id, 'reversed');
    const second = after(first)!.id;
    expect(second).not.toBe(terms.id);
    // A retracted record was our own error, which would be made again.
    for (const state of [undefined, 'retracted'] as const) {
      expect(after(recorded(terms.id, state))).toBeNull();
      expect(after(first, recorded(second, state))).toBeNull();
    }
  });

  it('names the change by its direction', () => {
    const typeOf = (...directions: readonly ('reduced' | 'increased' | 'unknown')[]) => {
      const figures = directions.map((direction) => ({ ...replaced[0], direction }));
      return termsProposal(offer(), { ...changed, replaced: figures }, at)!.record!.change_type;
    };
    expect(typeOf('reduced', 'reduced')).toBe('limits_reduced');
    expect(typeOf('increased')).toBe('limits_increased');
    expect(typeOf('reduced', 'increased')).toBe('pricing_restructured');
    expect(typeOf('unknown')).toBe('pricing_restructured');
    const ended = termsProposal(offer(), { ...changed, ended: { quote: 'The free plan has ended.' } }, at)!;
    expect(ended.record).toMatchObject({ change_type: 'free_tier_removed', date: TODAY, date_source: 'discovered' });
    expect(termsProposal(offer(), { ...changed, replaced: [] }, at)).toBeNull();
  });

  it('is written once and read back whole', async () => {
    const folder = await folderOfTest();
    const proposals = new ProposalsFolder(folder);
    const later = { ...terms, read_on: addDays(TODAY, 7) };
    expect(proposals.write([terms, later])).toEqual([terms]);
    expect(proposals.write([later])).toEqual([]);
    expect(await readdir(folder)).toEqual([`${terms.id}.patch.yaml`]);
    expect(proposals.list()).toEqual([terms]);
    expect(await readFile(join(folder, `${terms.id}.patch.yaml`), 'utf8')).toContain('quote: ');
  });

  it('is written again where a kill has cut its file short', async () => {
    const folder = await folderOfTest();
    const proposals = new ProposalsFolder(folder);
    proposals.write([terms]);
    const path = join(folder, `${terms.id}.patch.yaml`);
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, 80));
    expect(proposals.list()).toEqual([]);
    expect(proposals.write([terms])).toEqual([terms]);
    expect(proposals.list()).toEqual([terms]);
  });

  it('is refused where its file says what no proposal may say', async () => {
    const folder = await folderOfTest();
    new ProposalsFolder(folder).write([terms]);
    const path = join(folder, `${terms.id}.patch.yaml`);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('slug: acme', 'slug: ../../etc/acme'));
    expect(new ProposalsFolder(folder).find(terms.id)).toBeNull();
    expect(new ProposalsFolder(folder).find('../acme-0123456789')).toBeNull();
  });

  it.each([
    '#12',
    'GH-13',
    'acme/shop#7',
    '0123456789abcdef0123456789abcdef01234567',
    '0123456',
    '@everyone',
    'fixes',
    'Closed',
    'resolves',
    'www.evil.example',
    'https://evil.example/',
    '[free](x)',
    '**bold**',
    '<img src=x>',
    '`code`',
    '```',
    '![x](y)',
  ])('holds %j of a page in an issue as plain characters', (word) => {
    const found = [{ ...replaced[0], old: word, quote: `a ${word} b` }];
    const [words = '', patch = ''] = issueMarkdown({ ...terms, says: `It ${word} is`, figures: found }).split(
      '```yaml',
    );
    expect(words.replace(/`[^`\n]*`/g, '')).toBe(
      issueMarkdown(terms)
        .split('```yaml')[0]!
        .replace(/`[^`\n]*`/g, ''),
    );
    if (!/^[[*<!`]/.test(word)) expect(words).not.toContain(word);
    expect(patch.slice(0, -5)).not.toContain('```');
  });

  it('names in an issue the command that applies it', () => {
    expect(issueMarkdown(terms)).toContain(`--apply ${terms.id}`);
  });
});

describe('a proposal put into the file of its vendor', () => {
  it('adds a change record that the check refuses until an editor has finished it', () => {
    const applied = applyProposal(terms, file);
    if (!('file' in applied)) throw new Error(applied.refusal);
    const { text } = applied.file;
    expect(text).toContain('# Acme, as of its last review');
    expect(text).toContain('# the main plan');
    expect(text).toContain(`# Proposal ${terms.id}`);
    expect(text).toMatch(/- 500 MB storage\n/);
    expect(text).toContain(`verifiedDate: ${TODAY}`);
    expect(text).toMatch(/description: >-\n +One database of 500 MB storage\n/);
    expect(text).toMatch(/current_state: One database of 500 MB storage\n/);
    expect(faults(text)).toEqual([expect.stringMatching(/^missing-field .*impact/)]);
    const finished = text.replace('change_type: limits_reduced', 'change_type: limits_reduced\n    impact: medium');
    expect(faults(finished)).toEqual([]);
    expect(applyProposal(terms, applied.file)).toEqual({ refusal: 'its change record is in the file already' });
  });

  it.each([
    ['1 GB for rows and files alike', '500 MB for rows and files alike', [], 'compare with the page, write impact'],
    ['1 GB for rows, 1 GB of memory', null, ['1 GB memory'], 'restate the description'],
    ['Room for a small database', null, [], 'restate the description'],
  ])('restates of the description "%s" the one figure that is the limit', (before, after, others, todo) => {
    const text = FILE.replace('One database of 1 GB storage', before).replace(
      '- 1 GB storage',
      ['- 1 GB storage', ...others.map((line) => `      - ${line}`)].join('\n'),
    );
    const applied = applyProposal(terms, { ...file, text });
    expect(applied).toHaveProperty('file.text', expect.stringContaining(`description: >-\n      ${after ?? before}\n`));
    expect(applied).toHaveProperty(
      'file.text',
      expect.stringContaining(`current_state: ${after ?? '500 MB storage'}\n`),
    );
    expect(applied).toHaveProperty('file.text', expect.stringContaining(todo));
  });

  it.each([
    ['Five projects free on a hosted database', '5 projects', '3 projects', '3 projects free on a hosted database'],
    ['Three hosted projects', '3 projects', '1 project', '1 hosted project'],
    ['One project for a team', '1 project', 'unlimited projects', 'unlimited projects for a team'],
    ['1 hour of builds', '1 hour builds a month', '30 hours builds a month', '30 hours of builds'],
    ['7 days of logs', '7 days log retention', '1 day log retention', '1 day of logs'],
    ['20 minutes of builds', '20 build minutes a day', '30 build minutes a day', '30 minutes of builds'],
    ['Up to 1K requests a day', '1,000 requests a day', '500 requests a day', 'Up to 500 requests a day'],
    ['A million rows', '1,000,000 rows', '500,000 rows', '500,000 rows'],
    ['$5 of credit', '$5 credit a month', '$3 credit a month', '$3 of credit'],
    ['Unlimited messages', 'unlimited messages', '700 messages a day', null],
    ['5 requests a month', '5 requests a month', '5 requests a day', null],
    ['20 build minutes', '20 build minutes a day', '1 hour builds a day', null],
    ['One person or team', '1 seat', '2 seats', null],
  ])('restates "%s" for %s as %s', (before, old, now, after) => {
    const text = FILE.replace('One database of 1 GB storage', before).replace('- 1 GB storage', `- ${old}`);
    const found = { ...changed, replaced: [{ ...replaced[0], old, now }] };
    const applied = applyProposal(termsProposal(offer({ description: before }), found, at)!, { ...file, text });
    const written = expect.stringContaining(`description: >-\n      ${after ?? before}\n`) as string;
    expect(applied).toHaveProperty('file.text', written);
    expect(applied).toHaveProperty('file.text', expect.stringContaining(`current_state: ${after ?? now}\n`));
  });

  it('replaces the url of its offer, and nothing else', () => {
    const better = urlProposal(offer({ url: 'https://acme.example/' }), PAGE, at);
    const applied = applyProposal(better, file);
    expect(applied).toEqual({ file: { ...file, text: FILE.replace('https://acme.example/', PAGE) } });
    expect(faults(FILE.replace('https://acme.example/', PAGE))).toEqual([]);
    const moved = { ...file, text: FILE.replace('https://acme.example/', 'https://acme.example/new') };
    expect(applyProposal(better, moved)).toHaveProperty('refusal');
  });

  it('sets the day on which a programme was read', () => {
    const programme = `referral_program:
  available: true
  type: self-service
  program_url: https://acme.example/partners
  referrer_benefit: 10 dollars
  referee_benefit: 20 dollars
  notes: None
`;
    const text = FILE.replace('\noffers:', `\n${programme}\noffers:`);
    const read = programmeProposal(at)!;
    const applied = applyProposal(read, { ...file, text });
    expect(applied).toHaveProperty('file.text', expect.stringContaining(`read_on: ${TODAY}`));
    expect(applyProposal(read, file)).toEqual({ refusal: 'the file has no referral programme' });
  });
});
