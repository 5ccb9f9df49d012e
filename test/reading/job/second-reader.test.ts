import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { PAGE_RULES } from '../../../src/reading/page-rules.ts';
import { programRunner, secondReader, type DoubtfulPage, type RunProgram } from '../../../src/reading/second-reader.ts';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { limits, offer, vendor } from '../../builders.ts';
import { folderOfTests } from '../../http/compiled.ts';

describe('the program of a second reader', () => {
  const folder = folderOfTests();

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

  it.concurrent.each([
    ['at its time limit with its whole pipeline', '| cat', null],
    ['with what it left behind', '& echo answer', 'answer\n'],
  ])('is ended %s', async (_, rest, expected) => {
    const mark = join(folder, rest.length.toString());
    const timeLimitMs = expected === null ? 300 : undefined;
    // A busy machine may be late by seconds to end it.
    const command = `sh -c 'sleep 4; echo > "${mark}"' ${rest}`;
    expect(await programRunner(command, timeLimitMs)('a question')).toBe(expected);
    await setTimeout(4_200);
    expect(existsSync(mark)).toBe(false);
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
  const readable = { text: htmlText(PAGE, ADDRESS), citedUrl: ADDRESS, finalUrl: ADDRESS, isTruncated: false };
  if (!read) throw new Error('no offer');
  const reread: DoubtfulPage['reread'] = (quotations, given = read.limits ?? []) =>
    PAGE_RULES.offer(readable, { offer: { ...read, limits: given }, vendor: acme, quotations });
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

  it.each([
    ['that the own place states', 'changed', {}],
    ['in words that are not on the page', 'link_ok', { quote: '5,000 messages a month' }],
    ['under the heading of another plan', 'link_ok', { plan: 'Pro' }],
    ['of another plan', 'link_ok', { now: '90,000 messages a month', quote: '90,000 pigeon flights a month' }],
    ['with another period', 'link_ok', { now: '5,000 messages a day' }],
    ['of another measure', 'link_ok', { now: '5,000 emails a month' }],
    ['of a limit that the entry does not have', 'link_ok', { old: '9,000 messages a month' }],
    ['of nothing', 'link_ok', { now: '8,000 messages a month' }],
    ['that is no limit', 'link_ok', { now: 'fewer messages' }],
  ])('of a change %s makes the outcome %s', async (_, outcome, lie) => {
    const old = '8,000 messages a month';
    const change = { old, now: '5,000 messages a month', quote: '5,000 pigeon flights a month', plan: 'Free', ...lie };
    expect(await outcomeBy(() => Promise.resolve(JSON.stringify({ changed: [change] })), old)).toBe(outcome);
  });

  it('of a thing that the rules know as another one confirms nothing', async () => {
    const limit = '20 messages a day';
    expect(await outcomeBy(quoting('20 calls a day', 'Free', limit), limit)).toBe('link_ok');
  });
});
