import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsedPolicy } from '../../../src/reading/fetch/robots.ts';

const ORIGIN = 'https://example.com';

function isAllowed(path: string, ...lines: string[]): boolean {
  return parsedPolicy(lines.join('\n'), ORIGIN).refusal(`${ORIGIN}${path}`) === null;
}

describe('rules of robots.txt', () => {
  it.each([
    ['no rule', true, []],
    ['a rule for all', false, ['User-agent: *', 'Disallow: /pricing']],
    ['an empty rule', true, ['User-agent: *', 'Disallow:']],
    ['a rule for another job', true, ['User-agent: Googlebot', 'Disallow: /']],
    ['a rule for this job', false, ['User-agent: DeveloperDealsIndex', 'Disallow: /']],
    ['a rule for this job with a version', false, ['User-agent: developerdealsindex/1.0', 'Disallow: /']],
    ['a group of several jobs', false, ['User-agent: Googlebot', 'User-agent: developerDealsIndex', 'Disallow: /']],
    [
      'its own group beside that for all',
      true,
      ['User-agent: *', 'Disallow: /', 'User-agent: DeveloperDealsIndex', 'Disallow: /x'],
    ],
    [
      'two groups of its own',
      false,
      ['User-agent: DeveloperDealsIndex', 'Disallow: /a', '', 'User-agent: DeveloperDealsIndex', 'Disallow: /pr'],
    ],
    ['the longer of two rules', true, ['User-agent: *', 'Disallow: /p', 'Allow: /pri']],
    ['allow before disallow of one length', true, ['User-agent: *', 'Disallow: /pricing', 'Allow: /pricing']],
    ['a wildcard', false, ['User-agent: *', 'Disallow: /*/free']],
    ['an end mark', true, ['User-agent: *', 'Disallow: /pricing$']],
    ['an encoded character', false, ['User-agent: *', 'Disallow: /pric%69ng%2Ffree']],
    ['line ends of Windows', false, ['User-agent: *\r', 'Disallow: /\r']],
    ['a comment', true, ['User-agent: *', '# Disallow: /', 'Disallow: # /']],
    ['lower case and spaces', false, ['user-agent : *', 'disallow : /']],
    ['a page of HTML', true, ['<!doctype html><title>Not found</title>', '<p>Disallow: /']],
  ] as const)('reads %s', (title, expected, lines) => {
    expect(isAllowed(title === 'an encoded character' ? '/pric%69ng%2ffree' : '/pricing/free', ...lines)).toBe(
      expected,
    );
  });

  it.each([
    ['10', 10_000],
    ['0.5', 500],
    ['-5', 0],
    ['soon', 0],
    ['', 0],
  ])('reads a Crawl-delay of %j', (value, delayMs) => {
    expect(parsedPolicy(`User-agent: *\nCrawl-delay: ${value}`, ORIGIN).crawlDelayMs).toBe(delayMs);
  });

  it.each<[string, boolean, string]>([
    ['a run of wildcards as one', false, `Disallow: /${'*'.repeat(2_000)}a`],
    ['a rule of many wildcards', true, `Disallow: /${'*a'.repeat(1_000)}x`],
    ['rules that take too long as a refusal', false, `Disallow: /${'*a'.repeat(1_000)}x\n`.repeat(5_000)],
    ['rules for too many agents as a refusal', false, 'User-agent: a\n'.repeat(15_000) + 'Allow: /\n'.repeat(25_000)],
  ])('reads %s, within a time', { timeout: 60_000 }, (_, expected, rules) => {
    expect(isAllowed(`/${'a'.repeat(2_000)}`, 'User-agent: *', rules)).toBe(expected);
  });

  it('never throws', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('User-agent: *', 'Disallow: /*a*b*$', 'Allow: /%', 'Crawl-delay: 1e999'),
    );
    fc.assert(
      fc.property(fc.array(line), fc.webPath(), (lines, path) => {
        const policy = parsedPolicy(lines.join('\n'), ORIGIN);
        policy.refusal(`${ORIGIN}${path}`);
        expect(policy.crawlDelayMs).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
