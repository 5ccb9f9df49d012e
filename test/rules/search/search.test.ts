import { describe, expect, it } from 'vitest';
import { matchKind, search } from '../../../src/rules/search/search.ts';
import { catalogue, catalogueOf, category, change, limits, offer, vendor } from '../../builders.ts';

const names = (index: ReturnType<typeof catalogue>, query: string): readonly string[] =>
  search(index, index.listings, query).listings.map(({ vendor: { name } }) => name);

/** Offers of a category of their own each, so that nothing but the texts given here can match. */
function indexOf(
  texts: Readonly<Record<string, Partial<Parameters<typeof offer>[0]>>>,
  synonyms: readonly (readonly string[])[] = [],
) {
  return catalogue({
    synonyms,
    vendors: Object.entries(texts).map(([name, given]) =>
      vendor({ name, offers: [offer({ category: 'Other', description: 'Flat', tags: ['other'], ...given })] }),
    ),
  });
}

describe('the order of a search', () => {
  it('puts a whole word before the start of a word, and that before the inside of one', () => {
    const index = indexOf({
      One: { description: 'A mailbox' },
      Two: { description: 'Some mail' },
      Three: { description: 'An email' },
    });
    expect(names(index, 'mail')).toEqual(['Two', 'One', 'Three']);
  });

  it('puts the vendor before a tag, a tag before the category, the category before the description', () => {
    const index = indexOf({
      Aye: { description: 'Some mail' },
      Bee: { category: 'Mail' },
      Cee: { tags: ['other', 'more', 'mail'] },
      Dee: { tags: ['other', 'mail'] },
      'Eff Mail': {},
    });
    expect(names(index, 'mail')).toEqual(['Eff Mail', 'Dee', 'Cee', 'Bee', 'Aye']);
  });

  it('puts the vendor of exactly the requested name first', () => {
    const index = indexOf({ 'Zed Atlas': { tags: ['zed'] }, Zed: {} });
    expect(names(index, 'Zed')).toEqual(['Zed', 'Zed Atlas']);
    expect(names(index, 'best zed tools')[0]).toBe('Zed');
    const named = indexOf({ Aye: { tags: ['zed atlas'], description: 'zed atlas' }, 'Zed Atlas': {} });
    for (const query of ['zed atlas', 'best zed atlas']) expect(names(named, query)[0]).toBe('Zed Atlas');
  });

  it('puts what is for everybody before a programme of a vendor that is named', () => {
    const programme = offer({ tier: 'Zed Startup Credits', eligibility: { type: 'startup', conditions: [] } });
    const [basic, other] = [offer({ tier: 'Basic' }), offer({ tier: 'Zed', tags: ['zed'] })];
    const tiers = (offers: (typeof basic)[], query: string) => {
      const index = catalogue({ vendors: [vendor({ name: 'Zed', offers })] });
      return search(index, index.listings, query).listings.map((listing) => listing.offer.tier);
    };
    for (const query of ['is zed free', 'aye vs bee vs zed', 'does zed allow commercial use']) {
      expect(tiers([programme, basic], query)).toEqual(['Basic', 'Zed Startup Credits']);
      expect(tiers([basic, other], query)).toEqual(['Basic', 'Zed']);
    }
  });

  it('takes a corrected name for the name', () => {
    const index = indexOf({ 'Zedder Programme': { description: 'zedder', tags: ['zedder'] }, Zedder: {} });
    expect(names(index, 'is zeddr free')[0]).toBe('Zedder');
  });

  it.each([
    ["zed's free tier", 'Zed'],
    ['is Zed’s basic plan free', 'Zed'],
    ["aye's dawn", "Aye's Dawn"],
    ['aye’s dawn', "Aye's Dawn"],
  ])('knows the name in a possessive, and one that ends as it does: %s', (query, name) => {
    expect(
      names(indexOf({ Zed: { description: 'basic' }, "Aye's Dawn": {}, Aye: { description: 'dawn' } }), query)[0],
    ).toBe(name);
  });

  it('knows common words in the name of a vendor that is asked for', () => {
    const index = indexOf({ 'Zed App Service': {}, Zed: { description: 'Zed app service', tags: ['service', 'app'] } });
    expect(names(index, 'is zed app service free')[0]).toBe('Zed App Service');
    expect(search(index, index.listings, 'is there a free plan for zed app service').full?.size).toBe(2);
    expect(names(index, 'does zed app service offer a free tier')[0]).toBe('Zed App Service');
  });

  it('knows a vendor by its aliases and former names', () => {
    const index = catalogue({
      vendors: [vendor({ name: 'Aye', aliases: ['Zed'] }), vendor({ name: 'Bee', former_names: ['Wye'] })],
    });
    expect(names(index, 'zed')).toEqual(['Aye']);
    expect(names(index, 'wye')).toEqual(['Bee']);
  });

  it.each([
    ['queue', 'mail', 'Bee'],
    ['mail', 'queue', 'Aye'],
  ] as const)('lets the rare term %s weigh more than the frequent %s', (_, frequent, first) => {
    const index = indexOf({
      Aye: { description: 'mail queue', tags: ['mail'] },
      Bee: { description: 'mail queue', tags: ['queue'] },
      Cee: { description: frequent },
      Dee: { description: frequent },
      Eff: { description: frequent },
    });
    expect(names(index, 'mail queue').slice(0, 2)).toEqual([first, first === 'Aye' ? 'Bee' : 'Aye']);
  });

  it('lets a common word weigh less than one that says something', () => {
    const index = indexOf({
      Aye: { description: 'mail', tags: ['free'] },
      Bee: { description: 'free', tags: ['mail'] },
    });
    expect(names(index, 'free mail')).toEqual(['Bee', 'Aye']);
  });

  it('puts what is recorded as an alternative to more products before other equals', () => {
    const index = indexOf({ Aye: {}, Bee: { alternative_to: ['X', 'Y'] }, Cee: { alternative_to: ['X'] }, Dee: {} });
    expect(names(index, 'flat').slice(0, 2)).toEqual(['Bee', 'Cee']);
    const gated = indexOf({ Aye: { tier: 'Paid' }, Bee: { tier: 'Paid', alternative_to: ['X'] }, Cee: {} });
    expect(names(gated, 'flat')).toEqual(['Cee', 'Bee', 'Aye']);
  });

  it('puts ungated offers before gated ones that fit as well, even where those are alternatives to more products', () => {
    const index = indexOf({ Aye: { tier: 'Paid', alternative_to: ['X', 'Y'] }, Bee: {} });
    expect(names(index, 'flat')).toEqual(['Bee', 'Aye']);
    const fitter = indexOf({ Aye: { tier: 'Paid', tags: ['flat'] }, Bee: {} });
    expect(names(fitter, 'flat')).toEqual(['Aye', 'Bee']);
  });

  it('draws the order of equals anew for another day and other terms', () => {
    const vendors = Array.from({ length: 12 }, (_, place) =>
      vendor({ name: `V${String(place)}`, offers: [offer({ description: 'flat round' })] }),
    );
    const today = catalogue({ vendors });
    const tomorrow = catalogue({ vendors, date: '2026-11-21' });
    expect(names(today, 'flat')).toEqual(names(today, '"Flat",'));
    expect(names(today, 'flat')).not.toEqual(names(tomorrow, 'flat'));
    expect(names(today, 'flat')).not.toEqual(names(today, 'round'));
    expect(names(today, 'flat').toSorted()).toEqual(names(tomorrow, 'flat').toSorted());
  });
});

describe('synonyms', () => {
  const index = indexOf(
    {
      Aye: { description: 'auth' },
      Bee: { description: 'login' },
      Cee: { description: 'gmailer' },
      Dee: { description: 'Speaks S3' },
      Eff: { description: 'A storage of any object' },
      Gee: { description: 'passkey' },
    },
    [
      ['login', 'auth', 'passkey'],
      ['object', 'thing'],
      ['mail', 'post'],
      ['object storage', 's3'],
    ],
  );

  it.each([
    ['come after the word', 'login', ['Bee']],
    ['come after the word', 'auth', ['Aye']],
    ['come after the word', 'passkey', ['Gee']],
    ['of a word that nothing holds whole leave its parts', 'mail', ['Cee']],
    ['of a phrase come before its words apart', 'object storage', ['Dee', 'Eff']],
  ])('%s: %s', (_, query, expected) => {
    expect(names(index, query).slice(0, expected.length)).toEqual(expected);
  });

  it('are found for a typo, and for words apart', () => {
    expect(search(index, index.listings, 'object storage').full?.size).toBe(2);
    expect(names(index, 'loginn').toSorted()).toEqual(['Aye', 'Bee', 'Gee']);
    const near = indexOf({ Aye: { description: 'vauth' }, Bee: { description: 'vautx' } }, [['vauth', 'login']]);
    expect(names(near, 'vautz').toSorted()).toEqual(['Aye', 'Bee']);
  });
});

describe('the match of a search', () => {
  const index = catalogue({
    synonyms: [
      ['postgres', 'postgresql'],
      ['login', 'sign-in', 'auth'],
      ['object storage', 's3'],
      ['sql books', 'sql reads'],
    ],
    vendors: [
      vendor({ name: 'Aye', offers: [offer({ category: 'Other', description: 'Postgres, 1 GB', tags: ['sql'] })] }),
      vendor({ name: 'Café Noir', offers: [offer({ category: 'Other', description: 'Ğrounds', tags: ['node.js'] })] }),
      vendor({ name: 'Bee', offers: [offer({ category: 'Other', description: 'PostgreSQL', tags: ['kubernetes'] })] }),
      vendor({ name: 'Cee', offers: [offer({ category: 'Other', description: 'For authors', tags: ['auth'] })] }),
      vendor({ name: 'Dee', offers: [offer({ category: 'Other', description: 'Speaks S3', tags: ['ci/cd'] })] }),
      vendor({ name: 'Eff', offers: [offer({ category: 'Other', description: 'For authors of books', tags: ['x'] })] }),
    ],
  });
  const found = (query: string) => search(index, index.listings, query);
  const set = (query: string) => names(index, query).toSorted();

  it('asks every term to occur as a substring somewhere', () => {
    expect(found('postgres sql')).toMatchObject({ terms_without_a_match: [] });
    expect(set('postgres sql')).toEqual(['Aye', 'Bee']);
    expect(set('ostgre')).toEqual(['Aye', 'Bee']);
  });

  it('does not match across two fields', () => {
    expect(found('ayeother').listings).toEqual([]);
  });

  it.each(['CAFE', 'cafe\u0301', 'café  ğrounds', 'Grounds'])('drops case and accents: %s', (query) => {
    expect(set(query)).toEqual(['Café Noir']);
  });

  it.each(['"postgres"', 'postgres,', '(postgres)', '“postgres”', 'postgres?!'])(
    'drops punctuation around a term: %s',
    (query) => {
      expect(set(query)).toEqual(set('postgres'));
    },
  );

  const full = (query: string) => [...(found(query).full ?? [])].map((each) => each.vendor.name).toSorted();

  it('finds a synonym as a whole word, of one word or several', () => {
    expect(full('login')).toEqual(['Cee']);
    expect(full('sign in')).toEqual(['Cee']);
    expect(full('sign-in')).toEqual(['Cee']);
    expect([full('sign out'), full('sign-up'), full('sign in sql')]).toEqual([[], [], []]);
    expect(full('object storage')).toEqual(['Dee']);
    expect(full('postgresql')).toEqual(['Aye', 'Bee']);
    expect(full('auth')).toEqual(['Cee', 'Eff']);
  });

  it.each([
    ['Aye', 'logsearch log', 'logsearch'],
    ['Bee', 'logsearch', 'logsearch log'],
  ])('weighs the singular as a word like the term: %s first', (first, one, other) => {
    const between = { Cee: { description: 'log' }, Dee: { category: 'Logsearch' } };
    const index = indexOf({ Aye: { description: one }, Bee: { description: other }, ...between });
    expect(names(index, 'logs').slice(0, 2)).toEqual([first, 'Dee']);
    expect(search(index, index.listings, 'logs').full?.size).toBe(3);
  });

  it('requires common words where there are no others', () => {
    expect(names(indexOf({ Aye: { description: 'free' }, Bee: {} }), 'free')).toEqual(['Aye']);
  });

  it('finds the words of a compound apart where no text spells the compound', () => {
    const index = indexOf({
      Aye: { tags: ['headless', 'cms'] },
      Bee: { tags: ['cms'] },
      Cee: { tags: ['object-store'] },
      Dee: { description: 'A store of any object' },
    });
    expect(search(index, index.listings, 'headless-cms')).toMatchObject({ terms_without_a_match: [], corrected: [] });
    expect(names(index, 'headless-cms')).toEqual(['Aye']);
    expect(names(index, 'object-store')).toEqual(['Cee', 'Dee']);
    expect(search(index, index.listings, 'object-store').full?.size).toBe(1);
    expect(search(index, index.listings, 'headless-boat')).toMatchObject({ listings: [] });
    const versions = indexOf({ Aye: { description: 'Runs xyz' }, Bee: { description: 'Runs xyz-4o and 4 more' } });
    expect(names(versions, 'xyz-4')).toEqual(['Bee', 'Aye']);
  });

  it('finds a word that the texts spell with punctuation inside', () => {
    expect(found('nodejs')).toMatchObject({ corrected: [] });
    expect(set('nodejs')).toEqual(['Café Noir']);
    expect(set('cicd')).toEqual(['Dee']);
  });

  it('reads a word that no text holds as the word one edit away, and says so', () => {
    for (const slip of ['kubernets', 'kubrnetes', 'kuberentes', 'kuberneteds']) {
      expect(found(slip)).toMatchObject({
        terms_without_a_match: [],
        corrected: [{ term: slip, read_as: ['kubernetes'] }],
      });
      expect(set(slip)).toEqual(['Bee']);
    }
    expect([set('kubrnets'), set('kubrnets spaceship')]).toEqual([['Bee'], ['Bee']]);
    expect(set('kubrnts')).toEqual([]);
    expect(found('aye bee cee dee eff kubernets').corrected).toHaveLength(1);
    expect(found('kubernets kubrnetes kuberentes kuberneteds kubernetez').corrected).toHaveLength(4);
  });

  it('takes the name of a vendor without an offer for no misspelt word, and mends it to what replaces the vendor', () => {
    const held = catalogueOf(
      vendor({ name: 'Gannet', offers: [offer()] }),
      vendor({ name: 'Garnet', offers: [], changes: [change({ vendor: 'Garnet', alternatives: ['Tern'] })] }),
      vendor({ name: 'Tern', offers: [offer()] }),
    );
    const namesOf = (query: string) =>
      search(held, held.listings, query).listings.map((listing) => listing.vendor.name);
    expect(['garnet', 'garnett'].map(namesOf)).toEqual([['Tern'], ['Tern']]);
  });

  it('reads a misspelt word as no ordinary word of a description', () => {
    const index = indexOf({
      Aye: { description: 'each form' },
      Bee: { tags: ['search'] },
    });
    const corrected = (query: string) => search(index, index.listings, query).corrected;
    expect(['farm', 'bee farm', 'eachh'].map(corrected)).toEqual([[], [], []]);
    expect(corrected('seach')).toEqual([{ term: 'seach', read_as: ['search'] }]);
  });

  it('are found by what names their vendor in the files of a project', () => {
    const detect = { npm: ['@gull/*', 'gull-sdk'], env: ['GULL_API_KEY'] };
    const index = catalogue({
      vendors: [vendor({ name: 'Gull', detect, offers: [offer()] }), vendor({ name: 'Tern' })],
    });
    const found = (query: string) => search(index, index.listings, query);
    for (const query of ['npm install @gull/react', 'gull-sdk', 'GULL_API_KEY', 'pip install gull']) {
      expect(found(query).listings.map((listing) => listing.vendor.name)).toEqual(['Gull']);
    }
    expect(found('@gull/react').corrected).toEqual([{ term: 'gull/react', read_as: ['gull'] }]);
    expect(found('@tern/react').corrected).toEqual([]);
  });

  it.each([
    ['app.gull.io/keys', ['gull']],
    ['is https://app.gull.io free', ['gull']],
    ['gull-node', ['gull']],
    ['gull-node for mail', undefined],
    ['gull-reef', undefined],
    ['gull-python', ['gull']],
    ['gull-cli', ['gull']],
  ])('are found by addresses and clients of their vendor: %s', (query, readAs) => {
    const held = catalogueOf(
      vendor({ name: 'Gull', offers: [offer({ url: 'https://gull.io', description: 'Mail' })] }),
      vendor({ name: 'Reef', offers: [offer({ description: 'For gull, in Python' })] }),
    );
    expect(search(held, held.listings, query).corrected[0]?.read_as).toEqual(readAs);
  });

  it('falls back to the listings with the most and rarest terms, and names the terms that none of them has', () => {
    expect(found('postgres spaceship')).toMatchObject({ terms_without_a_match: ['spaceship'] });
    expect(set('postgres spaceship')).toEqual(['Aye', 'Bee']);
    expect(found('other kubernetes spaceship')).toMatchObject({ terms_without_a_match: ['spaceship'] });
    expect(names(index, 'other kubernetes spaceship')[0]).toBe('Bee');
  });

  it.each([
    ['queue', 'mail'],
    ['mail', 'queue'],
  ])('falls back to the listings with the rare term %s, not to those with the frequent %s', (rare, frequent) => {
    const index = indexOf({
      Aye: { description: rare },
      ...Object.fromEntries(['Bee', 'Cee', 'Dee', 'Eff', 'Gee'].map((name) => [name, { description: frequent }])),
    });
    expect(search(index, index.listings, 'mail queue').full?.size).toBe(0);
    expect(names(index, 'mail queue')[0]).toBe('Aye');
  });

  it('does not let words that say nothing about an offer decide a partial match', () => {
    expect(set('postgres for more than 10gb spaceship')).toEqual(['Aye', 'Bee']);
  });

  it.each(['\u0301', '\u200b', '†', '´', '.*', '[', '\\', '(a+)+$', '%'])(
    'finds nothing for a term that nothing contains: %j',
    (query) => {
      expect(found(query)).toMatchObject({ listings: [] });
    },
  );

  it('reads a phrase that no offer has, nor a synonym of it, as its words', () => {
    expect(found('sql books')).toMatchObject({ full: { size: 0 }, terms_without_a_match: [] });
    expect(set('sql books')).toEqual(['Aye', 'Eff']);
  });

  it('never drops a term that nothing contains', () => {
    expect(found('postgres \u0301')).toMatchObject({ terms_without_a_match: ['\u0301'] });
  });
});

describe('a question', () => {
  const index = indexOf({
    Aye: { description: 'Postgres', limits: limits('500 MB database storage', '1 GB file storage') },
    Bee: { description: 'Postgres with worse horses', limits: limits('2 GB database storage') },
  });

  it('for an amount of a database is not answered by storage of files', () => {
    expect(search(index, index.listings, 'postgres more than 1 GB')).toMatchObject({
      listings: [{ vendor: { name: 'Bee' } }],
      filters: [{ measure: 'storage', least: 1e9, kind: 'database' }],
      read_as: [{ text: 'more than 1 gb', as: 'min_storage=1GB database' }],
    });
  });

  it.each([
    ['3000 mails a month', 'min_emails=3000/month'],
    ['I have about 3000 mails a month', 'min_emails=3000/month'],
    ['smtp 3k emails/month', 'min_emails=3000/month'],
    ['smtp 100 emails per day', 'min_emails=100/day'],
  ])('%s is read as a limit without words that say so', (query, as) => {
    const mail = indexOf({
      Aye: { description: 'SMTP for mails', limits: limits('100 emails a month') },
      Bee: { description: 'SMTP for mails', limits: limits('9,000 emails a month') },
    });
    const { listings, read_as: readAs } = search(mail, mail.listings, query);
    expect(listings.map(({ vendor: { name } }) => name)).toEqual(['Bee']);
    expect(readAs.map((read) => read.as)).toEqual([as]);
  });

  it.each([
    ['api 1,000 calls a month', '9,000 requests a month', 'min_requests=1000/month'],
    ['login at least 50 thousand users', '50,000 monthly active users', 'min_users=50000'],
    ['s3 at least 100 mau', '50,000 monthly active users', 'min_users=100'],
    ['chat over 3 members', '10 seats', 'min_seats=3'],
    ['login more than 1 GB', '2 GB files', 'min_storage=1GB'],
    ['minimum 1gb s3', '5 GB objects', 'min_storage=1GB object'],
    ['more than 1 GB', '2 GB files', 'min_storage=1GB'],
    ['free with at least 1 GB storage', '2 GB files', 'min_storage=1GB'],
    ['databases with at least 1 GB', '2 GB database storage', 'min_storage=1GB database'],
    ['at least 1 GB vector storage', '2 GB database storage', 'min_storage=1GB database'],
    ['file at least 5 GB per user', '6 GB files per user', 'min_storage=5GB files'],
    ['more than 100 GB bandwidth', '200 GB egress a month', 'min_bandwidth=100GB'],
    ['10 GB a month', '20 GB egress a month', 'min_bandwidth=10GB/month'],
    ['more than 1 GB RAM', '2 GB memory', 'min_memory=1GB'],
    ['more than 1 GB RAM database', '2 GB memory', 'min_memory=1GB'],
    ['at least 10,000 MAU login', '50,000 monthly active users', 'min_users=10000'],
    ['1M requests a month', '9,000,000 requests a month', 'min_requests=1000000/month'],
    ['100 chat build minutes a month', '300 build minutes a month', 'min_minutes=100/month'],
    ['500 minutes a month', '500 build minutes a month', 'min_minutes=500/month'],
    ['at least 50 compute hours', '60 hours compute a month', 'min_compute_hours=50'],
    ['login more than $100', '$200 credit', 'min_credit=100USD'],
    ['file more than 100 mib a month', '1 GB files', 'min_storage=100MiB files'],
    ['file min 1 GB', '1 GB files', 'min_storage=1GB files'],
    ['file >=1 GB', '1 GB files', 'min_storage=1GB files'],
    ['file 1 GB+', '1 GB files', 'min_storage=1GB files'],
    ['login 50k+ users', '50,000 monthly active users', 'min_users=50000'],
    ['$100+ credit', '$200 credit', 'min_credit=100USD'],
    ['2000 minutes a month', '3,000 build minutes a month', 'min_minutes=2000/month'],
    ['api requests 1m/month', '2,000,000 requests a month', 'min_requests=1000000/month'],
    ['ram at least 2 gb', '4 GB memory', 'min_memory=2GB'],
  ])('%s is granted by %s', (query, line, as) => {
    const held = indexOf({
      Aye: {
        description: 'Login, chat, API, S3, file of each user',
        tags: ['database', 'requests', 'ram'],
        limits: limits(line),
      },
    });
    expect(search(held, held.listings, query)).toMatchObject({ full: { size: 1 }, read_as: [{ as }] });
  });

  it('for several amounts is answered by offers that grant all, as far as any does', () => {
    const held = indexOf({
      Aye: { limits: limits('2 GB database storage', '9 monthly active users') },
      Bee: { limits: limits('2 GB database storage', '90,000 monthly active users') },
      Cee: { limits: limits('90,000 monthly active users') },
    });
    const found = search(held, held.listings, 'at least 9TB, at least 1 GB database and at least 50k users');
    expect(found).toMatchObject({
      listings: [{ vendor: { name: 'Bee' } }],
      filters: [{ measure: 'storage' }, { measure: 'users' }],
      read_as: [{ as: 'min_storage=1GB database' }, { as: 'min_users=50000' }],
    });
  });

  it('for a very thing is answered by it first', () => {
    const messages = indexOf({
      Aye: { description: 'Chat and more', limits: limits('9,000 messages a month', '9 sms a month') },
      Bee: { limits: limits('2,000 sms a month') },
      Cee: { eligibility: { type: 'student', conditions: [] }, limits: limits('9,000 sms a month') },
    });
    expect(names(messages, 'more than 1000 sms a month')[0]).toBe('Bee');
  });

  it('for an amount that is no minimum is answered by what grants it first', () => {
    const held = indexOf({
      Aye: { tags: ['postgres'] },
      Bee: { description: 'Postgres', limits: limits('2 GB database storage') },
    });
    expect(search(held, held.listings, 'postgres 1 GB')).toMatchObject({
      listings: [{ vendor: { name: 'Bee' } }, { vendor: { name: 'Aye' } }],
      read_as: [{ text: '1 gb', as: 'min_storage=1GB database first' }],
    });
    const some = { eligibility: { type: 'student' as const, conditions: [] }, limits: limits('$500 credit') };
    const credit = { description: 'Credit' };
    expect(names(indexOf({ Aye: credit, Bee: { ...credit, ...some } }), '$300 credit')).toEqual(['Bee', 'Aye']);
  });

  it.each(['postgres over $1 a month', 'postgres 2 factor login', 'postgres more than', 'smtp emails a month'])(
    'is no limit without a period or such words: %s',
    (query) => {
      expect(search(index, index.listings, query).read_as).toEqual([]);
    },
  );

  it('is no maximum, and no number of what is counted in minutes', () => {
    const held = indexOf({ Aye: { description: 'Builds by the minute', limits: limits('20 builds a month') } });
    expect(search(held, held.listings, 'at least 9 builds a month').read_as).toMatchObject([
      { as: 'min_runs=9/month' },
    ]);
    for (const maximum of ['at most', 'no more than', 'not over', 'fewer than', 'max', 'maximum'])
      expect(search(held, held.listings, `${maximum} 9 builds a month`)).toMatchObject({
        read_as: [],
        full: { size: 1 },
      });
    expect(search(held, held.listings, 'at least 9 builds minutes').read_as).toEqual([]);
  });

  it.each([
    ['what got worse in 2026', '/api/changes?since=2026-01-01'],
    ['what got worse recently', '/api/changes'],
    ['what changed at aye this year', '/api/changes?vendor=aye&since=2026-01-01'],
    ['what did aye change', '/api/changes?vendor=aye'],
    ['did aye change its free tier', '/api/changes?vendor=aye'],
    ['changes at aye since june 2025', '/api/changes?vendor=aye&since=2025-06-01'],
    ['aye pricing changes since june', '/api/changes?vendor=aye&since=2026-06-01'],
    ['what changed since dec', '/api/changes?since=2025-12-01'],
    ['free tiers ending soon', '/api/deadlines'],
  ])('%s leads to another request and to no offer', (query, as) => {
    expect(search(index, index.listings, query)).toMatchObject({
      listings: [],
      corrected: [],
      terms_without_a_match: [],
      read_as: [{ text: query, as }],
    });
  });
});

describe('a query that excludes vendors by their exact names', () => {
  const mail = { description: 'mail' };
  const index = indexOf({
    Zed: mail,
    'Zed Post': mail,
    Aye: mail,
    Bee: { ...mail, alternative_to: ['Gone'] },
    Cee: {},
  });

  it.each([
    ['mail not zed', ['Zed', 'Zed Post'], ['not zed → Zed last']],
    ['mail but no zed', ['Zed', 'Zed Post'], ['no zed → Zed last']],
    ['mail without Zed or Aye', ['Aye', 'Zed', 'Zed Post'], ['without zed → Zed last', 'or aye → Aye last']],
    ['mail not zed, not aye', ['Aye', 'Zed', 'Zed Post'], ['not zed → Zed last', 'not aye → Aye last']],
    ['mail except for zed post', ['Zed Post'], ['except for zed post → Zed Post last']],
    ['gone alternatives other than bee', ['Bee'], ['other than bee → Bee last']],
  ])('%s puts %j last', (query, expected, readAs) => {
    const found = search(index, index.listings, query);
    expect(names(index, query).slice(-expected.length).toSorted()).toEqual(expected);
    expect(found.read_as.map(({ text, as }) => `${text} → ${as}`)).toEqual(readAs);
  });

  it.each(['mail without a card', 'mail or zed', 'not zed'])('%s excludes none', (query) => {
    expect(search(index, index.listings, query).read_as).toEqual([]);
  });
});

it('a partial match with the kind of thing comes before one with what it is for', () => {
  const held = catalogueOf(
    vendor({ name: 'Icons', offers: [offer({ category: 'Design', description: 'zebra' })] }),
    vendor({ name: 'Guard', offers: [offer({ category: 'Auth', description: 'signin' })] }),
    vendor({ name: 'Gate', offers: [offer({ category: 'Auth', description: 'signin' })] }),
  );
  const firstOf = (query: string) => search(held, held.listings, query).listings[0]?.vendor.name;
  expect(['signin zebra', 'zebra for signin'].map(firstOf)).toEqual(['Icons', 'Icons']);
  expect(firstOf('signin for zebra')).not.toBe('Icons');
});

describe('a question about a vendor that only change records name', () => {
  const index = catalogue({
    vendors: [
      vendor({ name: 'Gone Host', offers: [], changes: [change({ change_type: 'free_tier_removed' })] }),
      vendor({ name: 'Gone Host for Startups', offers: [offer({ tier: 'Credits' })] }),
    ],
  });

  it.each(['is Gone Host still free?', 'gone host pricing', 'what happened to gone host', 'gone host'])(
    '%s leads to its risk, and to offers',
    (query) => {
      const { listings, read_as: readAs } = search(index, index.listings, query);
      expect(listings.map(({ vendor: { name } }) => name)).toEqual(['Gone Host for Startups']);
      expect(readAs.map(({ as }) => as)).toEqual(['/api/vendor-risk/gone-host']);
    },
  );

  it('leads there from a side of a comparison', () => {
    expect(search(index, index.listings, 'heroku vs gone host').read_as).toEqual([
      { text: 'gone host', as: '/api/vendor-risk/gone-host' },
    ]);
  });

  it('leads nowhere else where the vendor has an offer', () => {
    expect(search(index, index.listings, 'is gone host for startups free').read_as).toEqual([]);
  });

  it.each(['is stoat shut down', 'stoat.dev'])(
    'puts the vendor of "%s" first, whatever words its texts have',
    (query) => {
      const held = catalogueOf(
        vendor({ name: 'Shut Down', offers: [offer({ description: 'is stoat' })] }),
        vendor({ name: 'Stoat', offers: [offer({ url: 'https://stoat.dev/pricing' })] }),
      );
      expect(search(held, held.listings, query).listings[0]?.vendor.name).toBe('Stoat');
    },
  );
});

describe('a search for alternatives', () => {
  const index = catalogue({
    categories: [category({ name: 'Hosting' }), category({ name: 'Startup Programs', holds: 'programmes' })],
    vendors: [
      vendor({
        name: 'Quix Host',
        aliases: ['GH'],
        offers: [],
        changes: [change({ change_type: 'free_tier_removed', category: 'Hosting', alternatives: ['Zed'] })],
      }),
      vendor({ name: 'Aye', offers: [offer({ category: 'Hosting', tags: ['paas'] })] }),
      vendor({ name: 'Bee', offers: [offer({ category: 'Hosting', tags: ['forum'] })] }),
      vendor({ name: 'Cee', offers: [offer({ category: 'Databases', alternative_to: ['Quix Host', 'Nobody'] })] }),
      vendor({ name: 'Dee', offers: [offer({ category: 'Databases', tags: ['sql'] })] }),
      vendor({ name: 'Zed', offers: [offer({ category: 'Hosting', tags: ['paas'] })] }),
      vendor({ name: 'Live Host', offers: [offer({ category: 'Hosting', tags: ['paas'] })] }),
    ],
  });

  it.each([
    'quix host alternative',
    'alternatives to Quix Host',
    'instead of "quix host" for free',
    'free alternative to quix host',
    'gh alternative',
    'quix alternative',
    'quix-host-alternative',
    'gh-alternatives',
    'quix host free plan alternative',
  ])('finds what is recorded as one first, then the category: %s', (query) => {
    const found = names(index, query);
    expect(found.slice(0, 2).toSorted()).toEqual(['Cee', 'Zed']);
    expect(found.slice(2).toSorted()).toEqual(['Aye', 'Bee', 'Live Host']);
  });

  it('puts what shares tags with the product first within its category, and leaves out the product', () => {
    const found = names(index, 'live host alternative');
    expect(found.slice(0, 2).toSorted()).toEqual(['Aye', 'Zed']);
    expect(found.slice(2)).toEqual(['Bee']);
  });

  it('takes an ordinary word for no product, though a name begins with it', () => {
    const plain = catalogue({ vendors: [vendor({ name: 'Cloud Zed' }), vendor({ name: 'Aye' })] });
    expect(search(plain, plain.listings, 'cloud alternative')).toMatchObject({ corrected: [] });
    expect(names(plain, 'cloud alternative')).toEqual(['Cloud Zed']);
    expect(names(plain, 'cloud zed alternative')).toEqual(['Aye']);
  });

  it('takes the words for plain terms where the product is unknown', () => {
    expect(search(index, index.listings, 'spaceship alternative')).toMatchObject({
      listings: [],
      terms_without_a_match: ['spaceship'],
    });
  });

  it('stays within the given listings', () => {
    const given = index.listings.filter(({ vendor: { name } }) => name === 'Aye' || name === 'Dee');
    expect(search(index, given, 'quix host alternative').listings.map((each) => each.vendor.name)).toEqual(['Aye']);
  });
});

describe('the result of a search', () => {
  it('of no terms is every given listing', () => {
    const index = indexOf({ Aye: {}, Bee: {} });
    const listings = index.listings.slice(1);
    expect(search(index, listings, ' \t\n\u3000')).toEqual({
      listings,
      full: null,
      terms_without_a_match: [],
      corrected: [],
      filters: [],
      read_as: [],
    });
  });

  it('names a term of which none of the returned listings has a match, though another has', () => {
    const strong = ['Aye', 'Bee', 'Cee', 'Dee', 'Eff'].map(
      (name) => [name, { description: 'mail queue sort' }] as const,
    );
    const others = Array.from({ length: 40 }, (_, number) => [`Other${number}`, {}] as const);
    const index = indexOf({ ...Object.fromEntries([...strong, ...others]), Gee: { description: 'rare' } });
    const { listings, terms_without_a_match: unmatched } = search(index, index.listings, 'mail queue sort rare');
    expect(listings.map(({ vendor: { name } }) => name).toSorted()).toEqual(strong.map(([name]) => name));
    expect(unmatched).toEqual(['rare']);
  });

  it('lists five partial matches whatever their score, and fifty of high score', () => {
    const equal = Array.from({ length: 51 }, (_, at) => [`V${at}`, { description: 'mail' }] as const);
    const many = indexOf(Object.fromEntries(equal));
    const found = search(many, many.listings, 'mail rare').listings;
    expect(found).toHaveLength(50);
    // Equals are in the order of the day, not in that of the catalogue.
    expect(found).not.toEqual(many.listings.slice(0, 50));
    const weak = ['Bee', 'Cee', 'Dee', 'Eff', 'Gee'].map((name) => [name, { description: 'mail' }] as const);
    const index = indexOf({ Aye: { description: 'mail queue sort' }, ...Object.fromEntries(weak) });
    expect(search(index, index.listings, 'mail queue sort rare').listings).toHaveLength(5);
  });

  it.each([
    ['more of the terms', 'mail queue spaceship', 'mail', 'mail queue'],
    ['the word itself and no synonym', 'login spaceship', 'auth', 'login'],
    ['the word itself and no synonym', 'auth spaceship', 'login', 'auth'],
    ['the word that is meant and no synonym', 'loginn spaceship', 'auth', 'login'],
    ['the words of a phrase that means the same', 's3 mail spaceship', 'mail', 'mail, object storage'],
  ])('puts first of the partial matches what has %s: %s', (_, query, one, other) => {
    const synonyms = [
      ['login', 'auth'],
      ['object storage', 's3'],
    ];
    const index = indexOf({ Aye: { description: one }, Bee: { description: other } }, synonyms);
    expect(names(index, query)).toEqual(['Bee', 'Aye']);
  });

  it('puts a partial match by a tag before one by the description', () => {
    const index = indexOf({ Aye: { description: 'mail' }, Bee: { tags: ['mail'] } });
    expect(names(index, 'mail spaceship')).toEqual(['Bee', 'Aye']);
  });

  it('prefers partial matches of the category in which most offers about the terms are', () => {
    const hosts = ['Bee', 'Cee', 'Dee', 'Eff', 'Gee'].map(
      (name) => [name, { description: 'pages hosting', category: 'Web' }] as const,
    );
    const index = indexOf({
      Aye: { description: 'pages hosting' },
      ...Object.fromEntries(hosts),
      Hee: { description: 'gadget', category: 'Gadgets' },
    });
    const found = names(index, 'hosting gadget spaceship');
    expect(found).toHaveLength(5);
    expect(found).not.toContain('Aye');
  });

  it.each([
    ['mail', 'all'],
    ['mail queue', 'mixed'],
    ['queue rare', 'partial'],
    [' ', null],
  ])('of "%s" holds full matches, partial ones or both: %s', (query, kind) => {
    const index = indexOf({ Aye: { description: 'mail queue' }, Bee: { description: 'mail' } });
    const found = search(index, index.listings, query);
    expect(matchKind(found, found.listings)).toBe(kind);
    expect(matchKind(found, [])).toBe(kind === 'mixed' ? 'all' : kind);
  });

  it.each([
    'zed vs wye host',
    'Zed or Wye Host',
    'wye host versus zed',
    'zed vs wye host pricing',
    'is zed or wye host free',
  ])('puts both vendors of a comparison first, whatever their offers say: %s', (query) => {
    const description = 'zed vs wye host or zed versus';
    const index = indexOf({ Zed: { description }, 'Wye Host': {}, Ex: { description }, Nay: {} });
    expect(names(index, query).slice(0, 2).toSorted()).toEqual(['Wye Host', 'Zed']);
    expect(names(index, query).slice(2)).toEqual(['Ex']);
    expect(names(index, 'zed vs unheard')[0]).toBe('Zed');
  });
});
