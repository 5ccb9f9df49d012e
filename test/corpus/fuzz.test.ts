import { describe, expect, it } from 'vitest';
import { pageTextOf } from '../../src/reading/page-text-of.ts';
import { pageVerdict } from '../../src/rules/reading/page-verdict.ts';
import { cataloguePages } from './catalogue-pages.ts';
import { entryOf } from './restated/restated.ts';
import { Random } from './random.ts';

const RUNS = 2_500;
const MAX_PIECES = 60;

const PIECES = [
  '<div>',
  '</div>',
  '<table>',
  '<tr>',
  '<td>',
  '<th colspan=3>',
  '<th rowspan=99>',
  '</table>',
  '<s>',
  '</s>',
  '<b>',
  '</i>',
  '<template>',
  '<script type="application/json">',
  '</script>',
  '{"name":"Free","plans":[{"limit":5',
  '}]}',
  '<!--',
  '-->',
  '<svg>',
  '<select>',
  '<h3>',
  '</h3>',
  '<li>',
  '<p hidden>',
  '&#x1F600;',
  '&nbsp;',
  '\u0000',
  '\u202e',
  '<a href="javascript:x">',
  '<base href="//x">',
  'Pro',
  '$0',
  '$9/month',
  'unlimited',
  '10 GB',
  '1,000 requests a month',
  '5 users',
  '99',
  '<meta http-equiv=refresh content="0;url=/x">',
  '<input type=password>',
  'ended',
  'no longer offered',
  ' | ',
  '1.000,5',
  '½',
  '٣',
  '<sup>1</sup>',
  '<br>',
  '<dl><dt>x<dd>5',
] as const;

const CONTENT_TYPES = [
  'text/html',
  'text/plain',
  'application/json',
  'text/markdown',
  'text/html; charset=utf-16',
  null,
  'x',
  'text/html; charset=nope',
];

function html(random: Random): Uint8Array {
  const pieces = Array.from({ length: random.below(MAX_PIECES) }, () => random.pick(PIECES));
  return new TextEncoder().encode(pieces.join(random.pick(['', ' ', '\n'])));
}

function bytes(random: Random): Uint8Array {
  return Uint8Array.from({ length: random.below(2_000) }, () => random.below(256));
}

describe('any input', () => {
  const entries = cataloguePages('test/catalogues/tiny', 50).map(entryOf);

  it.each([
    ['random HTML', html, 1],
    ['random bytes', bytes, 2],
  ] as const)('yields a failure or a lesser outcome: %s', (_, make, seed) => {
    const random = new Random(seed);
    for (let run = 0; run < RUNS; run += 1) {
      const body = make(random);
      const read = pageTextOf({
        finalUrl: 'https://acme.example/pricing',
        contentType: random.pick(CONTENT_TYPES),
        body,
      });
      if (read.kind === 'failure') {
        expect(read.failure.error.length).toBeLessThanOrEqual(200);
        continue;
      }
      const entry = random.pick(entries);
      expect(['link_ok', 'states_no_price']).toContain(pageVerdict(entry, read.page, 'https://acme.example/').outcome);
    }
  });
});
