import { describe, expect, it } from 'vitest';
import { cards, entry, table, verdict } from './acme-page.ts';

const beside = (html: string, name = 'Free', above = '') =>
  verdict(`${above}${cards('5 GB storage', 'Support', '$0', name)}${html}`, entry('5 GB storage')).outcome;

describe('what takes something from the plan in other words', () => {
  const faq = (question: string, answer: string) => `<h2>Questions</h2><h3>${question}</h3><p>${answer}</p>`;
  it.each([
    '<p>All prices exclude VAT.</p>',
    '<p>Trusted by 40,000 teams.</p>',
    '<h2>Add-ons</h2><p>20 replays for $3.</p>',
    faq('Can I still join at no cost?', 'You can.'),
    faq('Is there a setup fee?', 'No.'),
    faq('Is there a free trial of Pro?', 'Yes, 14 days.'),
    '<p>FAQ<br>Is Free limited in time?<br>No.<br>Is there a phone line?<br>Yes.</p>',
  ])('is not: %s', (html) => {
    expect(beside(html)).toBe('confirmed');
  });
  it.each([
    '<p>All prices exclude VAT and a line rental of £3.</p>',
    faq('Is there a setup fee?', 'Yes, $30 on each plan.'),
    faq('Is there a free plan?', 'Sadly not.'),
    faq('Can I still join at no cost?', 'Not since June.'),
    faq('Are credits renewed?', 'No, you get them once.'),
    faq('Will I be charged on Free?', 'At some point, yes.'),
    '<p>FAQ<br>Is it limited?<br>Yes, at times.</p>',
    '<p>Need help? Write to us. Does it expire? Yes.</p>',
    '<p>Abroad, Free is not offered.</p>',
    '<p>Heads up: Free is going away.</p>',
    '<p>You are viewing an archived version of this page.</p>',
    '<p>During the preview all usage is free of charge.</p>',
    '<p>An activation of $15 applies to all plans.</p>',
    '<p>Accounts that were created before 2024 only.</p>',
    faq('Who can sign up?', 'Those with a licence key.'),
    '<p>Trusted by 40,000 teams. Now invite-only.</p>',
    '<p>Until Friday.</p>',
    '<p>Starting May 1, free storage drops to 1 GB.</p>',
    '<p>The free credits run out with the promotion.</p>',
    '<p>The left column is an estimate for a sample bill.</p>',
    '<h2>Both plans are for students and teachers</h2>',
    '<h2>Required add-ons</h2>',
    '<h2>Free is over. Estimate your price</h2>',
  ])('is: %s', (html) => {
    expect(beside(html)).toBe('link_ok');
  });
  it('is said of the product that the heading above names', () => {
    const said = (product: string) =>
      beside(`<p>${product} is now sold as Pro only.</p>`, 'Free', '<h2>Acme Cloud</h2>');
    expect([said('Cloud'), said('Rain')]).toEqual(['link_ok', 'confirmed']);
  });
  it.each([
    '$6 on every account',
    '500 calls and a $2 base fee',
    'For side projects of Pro subscribers.',
    'For open source projects',
    'For evaluation',
    'On top of your Pro seat',
    'Minimum term: one year',
    'For the first 100 signups',
    '5 GB storage (shared)',
    'Minimum 12 months',
    '20 GB logs of the 14-day test',
  ])('is in its own place: %s', (line) => {
    expect(verdict(cards(`5 GB storage</p><p>${line}`), entry('5 GB storage')).outcome).toBe('link_ok');
  });
  it.each(['7 days', 'Germany only'])('is in its remarks: %s', (remark) => {
    const rows = table(`Plan | Price | Storage | Notes\nFree | $0 | 5 GB | ${remark}\nPro | $9/month | 50 GB | `);
    expect(verdict(rows, entry('5 GB storage')).outcome).toBe('link_ok');
  });
  it.each(['0.5 GB (5 GB) storage', '5 GB Pro storage', '5 GB → 1 GB storage', '5 GB storage (1 GB free)'])(
    'is beside the amount: %s',
    (line) => {
      expect(verdict(cards(line), entry('5 GB storage')).outcome).toBe('link_ok');
    },
  );
});
