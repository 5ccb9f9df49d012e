import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { programmeVerdict } from '../../../src/rules/reading/programme-verdict.ts';
import { block, pageOf } from '../../page-blocks.ts';

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

describe('the finding about a referral programme', () => {
  const of = (benefit: string, html: string) => {
    const { outcome, detail } = programmeVerdict(
      { referrer_benefit: benefit, referee_benefit: '10% off' },
      ACME,
      page(html),
    );
    return `${outcome}: ${detail}`;
  };
  const STATED = 'ok: The page states the figures of the benefits.';

  it.each([
    ['$20', '<p>Refer a friend</p><p>$20 and 10% off</p>', STATED],
    ['$20', '<p>Refer a friend</p><p>$20 of credit and 10% off</p>', STATED],
    ['two months', '<p>Refer a friend</p><p>two months of hosting</p><p>10% off</p>', STATED],
    ['4 months', '<p>Refer a friend</p><p>four months free</p><p>10% off</p>', STATED],
    ['4 months of hosting', '<p>Refer a friend</p><p>4 months</p><p>10% off</p>', STATED],
    ['5 users', '<p>Refer a friend</p><p>5 seats, 10% off</p>', STATED],
    ['unlimited users', '<p>Refer a friend</p><p>unlimited users and 10% off</p>', STATED],
    ['$20', '<p>Refer a friend</p><p><s>$20</s> and 10% off</p>', 'states_no_amount: The page does not state $20.'],
    [
      '5 users',
      '<p>Refer a friend</p><p>5 projects, 10% off</p>',
      'states_no_amount: The page does not state 5 users.',
    ],
    ['5 users', '<p>Refer a friend</p><p>5, and 10% off</p>', 'states_no_amount: The page does not state 5 users.'],
    ['$20 of credit', '<p>Refer a friend</p><p>$20 gift card and 10% off</p>', STATED],
    ['20% of sales', '<p>Refer a friend</p><p>20% of payments and 10% off</p>', STATED],
    [
      '$5 a month',
      '<p>Refer a friend</p><p>$5 a year and 10% off</p>',
      'states_no_amount: The page does not state $5 a month.',
    ],
    ['$20', '<p>Refer a friend</p>', 'states_no_amount: The page does not state $20, 10%.'],
    ['$20', '<p>$20 and 10% off</p>', 'states_no_terms: The page states no referral programme.'],
    [
      '$20',
      '<p><s>Refer a friend</s></p><p>$20 and 10% off</p>',
      'states_no_terms: The page states no referral programme.',
    ],
  ])('of %s is, by %s, "%s"', (benefit, html, expected) => {
    expect(of(benefit, html)).toBe(expected);
  });

  it('reads the label of a row after its text', () => {
    const programme = { referrer_benefit: '5 users', referee_benefit: 'None' };
    const cell = block({ kind: 'cell', text: '5', row: 'users' });
    expect(programmeVerdict(programme, ACME, pageOf([block({ text: 'Referral' }), cell])).outcome).toBe('ok');
  });

  it('is that the page does not name the vendor, or that there is nothing to compare', () => {
    const none = { referrer_benefit: 'A gift', referee_benefit: 'None' };
    expect(programmeVerdict(none, ACME, page('<p>Refer a friend: $20</p>', 'Bolt'))).toEqual({
      outcome: 'does_not_name_vendor',
      detail: 'The page does not name the vendor.',
    });
    expect(programmeVerdict(none, ACME, page('<p>Refer a friend: $20</p>'))).toEqual({
      outcome: 'states_no_amount',
      detail: 'The benefits on record have no figures to compare.',
    });
  });

  it('names the missing figures within 200 characters', () => {
    const benefit = Array.from({ length: 40 }, (_, at) => `${at + 1} users`).join('; ');
    const { detail } = programmeVerdict(
      { referrer_benefit: benefit, referee_benefit: '' },
      ACME,
      page('<p>Refer a friend</p>'),
    );
    expect(detail).toHaveLength(200);
  });
});
