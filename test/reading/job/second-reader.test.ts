import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { PAGE_RULES } from '../../../src/reading/page-rules.ts';
import { programRunner, secondReader, type RunProgram } from '../../../src/reading/second-reader.ts';
import type { Quotation } from '../../../src/rules/reading/read-entry.ts';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { limits, offer, vendor } from '../../builders.ts';
import { folderOfTest } from '../../http/compiled.ts';

describe('the program of a second reader', () => {
  it.each([
    ['gets the question on its input', 'cat', 'a question'],
    ['may leave its input unread', 'echo answer', 'answer\n'],
    ['may answer through a pipeline', 'cat | tr a-z A-Z', 'A QUESTION'],
    ['that fails has no answer', 'echo answer; exit 3', null],
    ['that does not exist has no answer', 'no-such-program-of-a-second-reader 2>&1', null],
    ['that answers with too much has no answer', 'yes | head -c 70000', null],
    ['that never stops answering has no answer', 'yes | cat', null],
  ])('%s', async (_, command, expected) => {
    expect(await programRunner(command)('a question')).toBe(expected);
  });

  it.each([
    ['is ended at its time limit with its whole pipeline', '| cat', null],
    ['is not waited for where it left a process behind', '& echo answer', 'answer\n'],
  ])('%s', async (_, rest, expected) => {
    const pid = join(await folderOfTest(), 'pid');
    const start = performance.now();
    const command = `sh -c 'echo $$ > "${pid}"; exec sleep 20' ${rest}`;
    expect(await programRunner(command, 500)('a question')).toBe(expected);
    expect(performance.now() - start).toBeLessThan(10_000);
    const written = await vi.waitFor(async () => /\d+/.exec(await readFile(pid, 'utf8'))![0]);
    process.kill(Number(written), 'SIGKILL');
  });
});

const ADDRESS = 'https://acme.example/pricing';
const card = (name: string, price: string, flights: string): string =>
  `<div><h3>${name}</h3><p>${price}</p><p>${flights}</p><p>5 GB storage</p></div>`;
const PAGE = `<title>Acme pricing</title><h1>Acme plans</h1><div>${card('Free', '$0', '5,000 pigeon flights a month, 20 calls a day')}${card('Pro', '$9/month', '90,000 pigeon flights a month')}</div>`;

/** The outcome for an entry whose word for a limit the page does not use. */
async function outcomeBy(run: RunProgram, limit = '5,000 messages a month'): Promise<string> {
  const acme = vendor({
    name: 'Acme',
    offers: [offer({ tier: 'Free', description: 'Mail.', limits: limits('5 GB storage', limit) })],
  });
  const [read] = acme.offers;
  const readable = { text: htmlText(PAGE, ADDRESS), citedUrl: ADDRESS, finalUrl: ADDRESS };
  if (!read) throw new Error('no offer');
  const reread = (quotations: readonly Quotation[]) =>
    PAGE_RULES.offer(readable, { offer: read, vendor: acme, quotations });
  const page = { url: ADDRESS, vendor: acme, offers: [read], records: [], programme: null, read: undefined };
  return (await secondReader(run)({ offer: read, page, readable, verdict: reread([]), reread })).outcome;
}

/** A program that answers with a quotation for the limit. */
const quoting = (quote: string, plan = 'Free', limit = '5,000 messages a month'): RunProgram =>
  programRunner(`cat > /dev/null; printf '%s' '${JSON.stringify({ stated: [{ limit, quote, plan }] })}'`);

describe('a quotation of a second reader', () => {
  it('that is true makes a confirmation of a page in doubt', async () => {
    expect(await outcomeBy(() => Promise.resolve(null))).toBe('link_ok');
    expect(await outcomeBy(quoting('5,000 pigeon flights a month'))).toBe('confirmed');
  });

  it.each([
    ['of words that are not on the page', quoting('5,000 messages a month')],
    ['without the amount', quoting('pigeon flights a month')],
    ['without the period', quoting('5,000 pigeon flights')],
    ['under the heading of another plan', quoting('5,000 pigeon flights a month', 'Pro')],
    [
      'for a limit that the entry does not have',
      quoting('5,000 pigeon flights a month', 'Free', '5,000 emails a month'),
    ],
    ['of a program that hangs', programRunner('sleep 20', 300)],
  ])('%s confirms nothing', async (_, run) => {
    expect(await outcomeBy(run)).toBe('link_ok');
  });

  it('of another plan confirms nothing, whatever plan it names', async () => {
    const limit = '90,000 messages a month';
    for (const plan of ['Free', 'Pro']) {
      expect(await outcomeBy(quoting('90,000 pigeon flights a month', plan, limit), limit)).toBe('link_ok');
    }
  });

  it('of a thing that the rules know as another one confirms nothing', async () => {
    const limit = '20 messages a day';
    expect(await outcomeBy(quoting('20 calls a day', 'Free', limit), limit)).toBe('link_ok');
  });
});
