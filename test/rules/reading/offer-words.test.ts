import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { statesOfferWords } from '../../../src/rules/reading/offer-words.ts';
import { tierNames } from '../../../src/rules/reading/plan-labels.ts';

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
