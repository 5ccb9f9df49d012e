import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { programmeVerdict } from '../../../src/rules/reading/programme-verdict.ts';

const ACME = { name: 'Acme', former_names: [] };
const page = (html: string, title = 'Acme') => htmlText(`<title>${title}</title>${html}`, 'https://acme.example/');

describe('what a page says about a referral programme', () => {
  const programme = { referrer_benefit: '$20 per referral', referee_benefit: '10% off' };

  it.each([
    ['ok', '<p>Refer a friend: you get $20 per referral, they get 10% off.</p>'],
    ['states_no_amount', '<p>Refer a friend: you get $15 per referral, they get 10% off.</p>'],
    ['states_no_terms', '<p>Everything costs $20, with 10% off.</p>'],
  ])('concludes %s', (outcome, html) => {
    expect(programmeVerdict(programme, ACME, page(html)).outcome).toBe(outcome);
  });
});
