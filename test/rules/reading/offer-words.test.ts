import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { statesOfferWords } from '../../../src/rules/reading/offer-words.ts';
import { tierNames } from '../../../src/rules/reading/plan-labels.ts';
import { block, pageOf } from '../../page-blocks.ts';

const offer = {
  category: 'Monitoring',
  tier: 'Community',
  description: 'Community edition: dashboards, alerting and tracing for everyone.',
};
const stated = (html: string, given: Partial<typeof offer> = {}) => {
  const of = { ...offer, ...given };
  const page = htmlText(`<title>Acme</title>${html}`, 'https://acme.example/');
  return statesOfferWords({ vendor: { name: 'Acme', former_names: [] }, offer: of }, page, tierNames(of));
};

describe('a page states an offer without figures', () => {
  it('where it names the tier and three content words of the description, also in another form', () => {
    expect(stated('<p>The Community edition has a dashboard, alerts and traces.</p>')).toBe(true);
  });

  it.each([
    ['in title and text', '<title>Dashboards</title><p>Community</p><p>Alerting, tracing</p>', {}],
    [
      'beside blocks without its name',
      '<p>Dashboards</p><p>Alerting</p><p>The Community edition</p><p>Tracing</p>',
      {},
    ],
    [
      'with exactly three words',
      '<p>Community: logs and dashboard, alert, traces</p>',
      { description: 'Dashboards, alerting, tracing' },
    ],
    ['with words of four letters', '<p>Community: cron jobs, logs</p>', { description: 'Cron jobs logs' }],
    [
      'with words alike in their first eight letters',
      '<p>Community: monitored dashboar, authenti</p>',
      { description: 'Monitored dashboards authentication' },
    ],
    [
      'with words that end alike inside',
      '<p>Community: ingest, edit, post</p>',
      { description: 'Ingested edited posted' },
    ],
  ])('%s', (_, html, given) => {
    expect(stated(html, given)).toBe(true);
  });

  it.each([
    [
      'only words of the vendor’s name are there',
      '<p>Community: acme dashboards alerts</p>',
      { description: 'Acme dashboards and alerting' },
    ],
    [
      'only words after the first eight are there',
      '<p>Community: india, juliet, kilo</p>',
      { description: 'Alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo' },
    ],
    [
      'words are repeated',
      '<p>Community: dashboard, alert</p>',
      { description: 'Dashboards, dashboard, alerting, alerts, and metrics' },
    ],
    ['the tier is not named', '<p>It has dashboards, alerting and tracing.</p>', {}],
    ['two words alone are found', '<p>Community has dashboards.</p>', {}],
    ['the words are of another plan', '<h2>Enterprise</h2><p>Dashboards, alerting, tracing</p><h2>Community</h2>', {}],
    ['the words are struck through', '<p>Community</p><p><s>Dashboards, alerting and tracing</s></p>', {}],
    [
      'the description has fewer than three content words',
      '<p>Community: free dashboards</p>',
      { description: 'Free dashboards with alerting' },
    ],
  ])('not where %s', (_, html, given) => {
    expect(stated(html, given)).toBe(false);
  });
});

it('leaves out the words of a card of no known plan', () => {
  const text = 'Dashboards, alerting, tracing';
  const of = (card: string | null) =>
    statesOfferWords(
      { vendor: { name: 'Acme', former_names: [] }, offer },
      pageOf([block({ text: 'The Community edition' }), block({ text, card, group: card === null ? null : 1 })]),
      tierNames(offer),
    );
  expect([of(null), of('Rocket')]).toEqual([true, false]);
});
