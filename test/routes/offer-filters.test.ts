import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { ELIGIBILITY_TYPES } from '../../src/model/vocabulary.ts';
import { offers, offersBody } from '../../src/routes/offers.ts';
import { LIMIT_FILTER_PARAMETERS } from '../../src/routes/shared/offer-filters.ts';
import { offerShape } from '../../src/routes/shared/offer.schema.ts';
import { publishedOffer } from '../../src/routes/shared/offer.ts';
import { FILTERED_MEASURES, limitFilter } from '../../src/rules/limits/limit-filter.ts';
import { catalogueOf, limits, offer, vendor } from '../builders.ts';
import { tinyCatalogue } from '../shipped.ts';
import { ask, bodyOf, refusalOf } from './ask.ts';

const index = catalogueOf(
  vendor({ name: 'Boundless', offers: [offer({ limits: limits('unlimited storage'), tags: ['storage', 's3'] })] }),
  vendor({ name: 'Large', offers: [offer({ limits: limits('20 GB object storage'), tags: ['storage'] })] }),
  vendor({ name: 'Mailer', offers: [offer({ limits: limits('100 emails a day'), tags: ['email'] })] }),
  vendor({ name: 'Postman Two', offers: [offer({ limits: limits('3,000 emails a month'), tags: ['email'] })] }),
  vendor({ name: 'Small', offers: [offer({ limits: limits('1 GB database storage'), tags: ['Object Storage'] })] }),
  vendor({ name: 'Stated', offers: [offer({ eligibility: { type: 'public', conditions: [] } })] }),
  vendor({ name: 'Student', offers: [offer({ eligibility: { type: 'student', conditions: ['Enrolled.'] } })] }),
  vendor({ name: 'Trial', offers: [offer({ tier: 'Trial', limits: limits('50 GB storage') })] }),
);

const whole = await tinyCatalogue();
const body = (query: string, of: Catalogue = index) => bodyOf(offersBody, ask(offers, of, query));
const names = (query: string, of: Catalogue = index) => body(query, of).offers.map(({ vendor: name }) => name);

describe('the filters of /api/offers', () => {
  it.each([
    ['min_storage=10GB', ['Boundless', 'Large', 'Trial']],
    ['min_storage=10GB&free=true', ['Boundless', 'Large']],
    ['min_storage=unlimited', ['Boundless']],
    ['min_storage=10TB', ['Boundless']],
    ['min_emails=3000/month', ['Mailer', 'Postman Two']],
    ['min_emails=3001/month', []],
    ['min_emails=101/day', []],
    ['min_seats=1', []],
    ['eligibility=student', ['Student']],
    ['eligibility=oss', []],
    ['eligibility=public&free=true', ['Boundless', 'Large', 'Mailer', 'Postman Two', 'Small', 'Stated']],
    ['tag=storage', ['Boundless', 'Large']],
    ['tag=storage,s3', ['Boundless']],
    ['tag=%20S3%20,,Storage', ['Boundless']],
    ['tag=object-storage', ['Small']],
    ['free=false', ['Student', 'Trial']],
    ['q=storage&min_storage=10GB&free=false', ['Trial']],
  ])('%s', (query, expected) => {
    expect(names(query)).toEqual(expected);
    expect(body(query).warnings).toBeUndefined();
  });

  it.each([
    ['min_storage=10GB', [['unlimited storage'], ['20 GB object storage'], ['50 GB storage']]],
    ['q=3000%20emails%20a%20month', [['100 emails a day'], ['3,000 emails a month']]],
    ['q=storage', undefined],
  ])('name the limits by which they found each offer: %s', (query, expected) => {
    const { matched_limits: matched, offers: shown } = body(query);
    expect(matched?.map(({ limits: texts }) => texts).toSorted()).toEqual(expected?.toSorted());
    if (matched) expect(matched.map(({ slug }) => slug)).toEqual(shown.map(({ slug }) => slug));
  });

  it.each([
    [
      'min_storage=1GB&min_emails=1',
      'min_storage and min_emails together, but 2 without min_storage, 4 without min_emails',
    ],
    ['q=quux&free=true&eligibility=oss', 'q and eligibility and free together, nor without any one of them'],
  ])('say where together they match nothing what each takes away: %s', (query, expected) => {
    expect(body(query)).toMatchObject({ total: 0, warnings: [`No offer matches ${expected}.`] });
  });

  it.each(['min_storage=', 'min_storage=%20', 'tag=', 'tag=%20,'])(
    'takes %j for a filter that is not given',
    (query) => {
      expect(body(query).total).toBe(index.listings.length);
    },
  );

  it.each([
    ['tag=storrage', 'Unknown tag "storrage" matches nothing; did you mean storage?'],
    ['tag=email,block-storage', 'Unknown tag "block-storage" matches nothing; did you mean object-storage?'],
    ['tag=quantum', 'Unknown tag "quantum" matches nothing.'],
  ])('warns of a tag that no offer has: %s', (query, warning) => {
    expect(body(query)).toMatchObject({ total: 0, warnings: [warning] });
  });

  it.each([
    ['min_storage=10', 'min_storage must be an amount such as 10GB, 512MB or 1GiB, or unlimited'],
    [
      'min_storage=10GB/month',
      'without a period; a kind may follow a space: database, files, object; got "10GB/month"',
    ],
    ['min_emails=3000/fortnight', 'a period may follow a slash: second, minute, hour, day, week, month, year'],
    ['min_users=lots', 'min_users must be an amount such as 3000 or 10k'],
    ['eligibility=pupil', ELIGIBILITY_TYPES.join(', ')],
    ['eligibility=', ELIGIBILITY_TYPES.join(', ')],
    ['free=yes', 'true or false'],
    ['tag=a&tag=b', 'tag'],
  ])('refuses %s and names what is valid', (query, message) => {
    const { status, body: refused } = refusalOf(ask(offers, index, query));
    expect(status).toBe(400);
    expect(refused['error']).toContain(message);
  });
});

describe('the miniature', () => {
  it('is divided in two by free, and in parts by eligibility', () => {
    const total = (query: string): number => body(`limit=0&${query}`, whole).total;
    expect(total('free=true') + total('free=false')).toBe(whole.listings.length);
    const parts = ELIGIBILITY_TYPES.map((type) => total(`eligibility=${type}`));
    expect(parts.reduce((sum, part) => sum + part)).toBe(whole.listings.length);
  });

  it.each(Object.keys(LIMIT_FILTER_PARAMETERS))('finds by %s only offers that publish a limit of it', (name) => {
    const measure = name.replace('min_', '');
    const least = ['storage', 'memory', 'bandwidth', 'ingestion', 'file_size'].includes(measure) ? '1KB' : '0';
    const found = body(`limit=30&${name}=${least}`, whole).offers;
    for (const { limits } of found) expect(limits.map((limit) => limit.measure)).toContain(measure);
  });

  it('finds by a tag exactly the offers that have it', () => {
    for (const tag of ['database', 'email', 'storage', 'hosting']) {
      const having = whole.listings.filter((listing) => listing.offer.tags.includes(tag));
      expect(body(`limit=0&tag=${tag}`, whole).total).toBe(having.length);
    }
  });
});

it('offers one parameter per measure, whose example can be read', () => {
  expect(Object.keys(LIMIT_FILTER_PARAMETERS)).toEqual(FILTERED_MEASURES.map((measure) => `min_${measure}`));
  for (const [parameter, { example }] of Object.entries(LIMIT_FILTER_PARAMETERS)) {
    expect(limitFilter(parameter, example)).not.toHaveProperty('error');
  }
});

it('serves limits as the schema describes them', () => {
  const lines = ['0.5 GB database storage per project', '5 branches', '$5 credit a month', 'unlimited users (Teams)'];
  const [first, ...others] = limits(...lines, '100 GB bandwidth a month');
  const held = catalogueOf(
    vendor({
      offers: [
        offer({
          limits: [
            ...(first ? [first] : []),
            ...others.map((each, index) => (index === 3 ? { ...each, for: 'older accounts' } : each)),
          ],
        }),
      ],
    }),
  );
  const [listing] = held.listings;
  expect(listing && offerShape.limits.parse(publishedOffer(held, listing).limits)).toEqual([
    {
      measure: 'storage',
      amount: 5e8,
      unit: 'bytes',
      per: null,
      text: '0.5 GB database storage per project',
      kind: 'database',
      scope: 'project',
    },
    { measure: 'other', amount: 5, unit: 'branch', per: null, text: '5 branches' },
    { measure: 'credit', amount: 5, unit: 'USD', per: 'month', text: '$5 credit a month' },
    { measure: 'seats', amount: null, unit: null, per: null, text: 'unlimited users (Teams)' },
    {
      measure: 'bandwidth',
      amount: 100e9,
      unit: 'bytes',
      per: 'month',
      text: '100 GB bandwidth a month',
      for: 'older accounts',
    },
  ]);
});
