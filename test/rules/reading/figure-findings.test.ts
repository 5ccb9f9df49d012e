import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import type { TextBlock } from '../../../src/model/page-text.ts';
import { figuresOfEntry } from '../../../src/rules/figures/entry-figures.ts';
import { figuresOf } from '../../../src/rules/figures/figures-of.ts';
import { figureFindings } from '../../../src/rules/reading/figure-findings.ts';
import { pageFigures, type FigureScope, type PageFigure } from '../../../src/rules/reading/page-figures.ts';
import { tierNames } from '../../../src/rules/reading/plan-labels.ts';
import { block } from '../../page-blocks.ts';

/** What a page with the text of a free and of a paid card says about each figure of a description. */
function findings(description: string, free: string, pro = 'More') {
  const html =
    `<title>Acme</title><div><div><h3>Free</h3><p>$0</p><p>${free}</p></div>` +
    `<div><h3>Pro</h3><p>$9/month</p><p>${pro}</p></div></div>`;
  const entry = { category: 'Databases', tier: 'Free', description };
  const page = pageFigures(htmlText(html, 'https://acme.example/'), tierNames(entry));
  return figureFindings(figuresOfEntry(entry), page);
}
const read = (description: string, free: string, pro?: string) =>
  findings(description, free, pro).map(({ evidence: { figure, finding } }) => `${figure} ${finding}`);

describe('what a page says about a figure of an entry', () => {
  it.each([
    ['found, in the block of the tier', '1 GB of storage', '1 GB of storage', 'More', ['1 GB of storage found']],
    ['another amount of the tier', '1 GB of storage', '2 GB of storage', 'More', ['1 GB of storage other_amount']],
    [
      'elsewhere, for another plan',
      '5 GB of storage',
      'Some storage',
      '5 GB of storage',
      ['5 GB of storage elsewhere'],
    ],
    ['absent', '1 GB of storage', 'Some storage', 'More', ['1 GB of storage absent']],
    ['elsewhere, for another thing', '5 projects', '5 users', 'More', ['5 projects elsewhere']],
  ])('is %s', (_, description, free, pro, expected) => {
    expect(read(description, free, pro)).toEqual(expected);
  });

  it('is stated for each figure of the entry', () => {
    expect(read('1 GB of storage and 3 users', '1 GB of storage, 5 users')).toEqual([
      '1 GB of storage found',
      '3 users other_amount',
    ]);
  });

  it('names the amount that replaces one, with its direction', () => {
    expect(findings('1 GB of storage', '500 MB of storage')[0]).toMatchObject({
      isWithTier: true,
      replaced: { old: '1 GB of storage', now: '500 MB of storage', direction: 'reduced' },
    });
    expect(findings('1 GB of storage', '1 GB of storage')[0]).toMatchObject({ isWithTier: true, replaced: null });
  });
});

type Written = readonly [scope: FigureScope, sentence: string, block?: Partial<TextBlock>];

/** The figures of sentences, each of its scope. */
const written = (sentences: readonly Written[]): readonly PageFigure[] =>
  sentences.flatMap(([scope, sentence, given]) =>
    figuresOf(sentence).map((figure) => ({ figure, scope, sentence, block: block({ text: '', ...given }) })),
  );

/** What sentences of a page say about the figures of a description: the finding, "tier" where it is with it, the quote. */
const readIn = (description: string, sentences: readonly Written[]) =>
  figureFindings(figuresOfEntry({ category: 'Databases', tier: 'Free', description }), written(sentences)).map(
    ({ evidence: { finding, text }, isWithTier }) =>
      [finding, ...(isWithTier ? ['tier'] : []), ...(text === undefined ? [] : [text])].join(', '),
  );

type Row = readonly [why: string, description: string, sentences: readonly Written[], ...expected: string[]];

const cases = (rows: readonly Row[]) =>
  rows.map(([why, description, sentences, ...expected]) => ({ why, description, sentences, expected }));

const OPEN: readonly Row[] = [
  ['is found without a name of a plan', '5 projects', [['open', '5 projects']], 'found, 5 projects'],
  [
    'is elsewhere where two amounts contradict each other',
    '5 projects',
    [
      ['open', '7 projects'],
      ['open', '5 projects'],
    ],
    'elsewhere, 5 projects',
  ],
  [
    'is elsewhere where a narrower thing contradicts it',
    '5 projects',
    [
      ['open', '5 projects'],
      ['open', '7 private projects'],
    ],
    'elsewhere, 5 projects',
  ],
  [
    'is found beside another amount of a like thing',
    '5 users',
    [
      ['open', '5 users'],
      ['open', '7 collaborators'],
    ],
    'found, 5 users',
  ],
  [
    'is found beside an amount that the entry states too',
    'Build 5 projects. Teams get 7 projects.',
    [
      ['open', '5 projects'],
      ['open', '7 projects'],
    ],
    'found, 5 projects',
    'found, 7 projects',
  ],
  ['is found as a like thing', '5 users', [['open', '5 collaborators']], 'found, 5 collaborators'],
  [
    'is elsewhere where neither names what it counts',
    '5 GB',
    [['open', '5 GB of storage']],
    'elsewhere, 5 GB of storage',
  ],
  ['is absent where only another amount is there', '5 projects', [['open', '7 projects']], 'absent'],
  [
    'is elsewhere below a name that is no known plan',
    '5 projects',
    [['doubtful', '5 projects']],
    'elsewhere, 5 projects',
  ],
  ['is elsewhere as an amount of another thing', '5 projects', [['other', '5 users']], 'elsewhere, 5 users'],
  [
    'is elsewhere as an amount in another period',
    '5 projects',
    [
      ['other', '6 users'],
      ['other', '5 users a day'],
    ],
    'elsewhere, 5 users a day',
  ],
  [
    'is elsewhere as the same thing before another of this amount',
    '5 projects',
    [
      ['other', '5 users'],
      ['other', '5 projects'],
    ],
    'elsewhere, 5 projects',
  ],
  ['is absent where the amount is in another unit', '5 projects', [['other', '5 GB']], 'absent'],
];

const BESIDE: readonly Row[] = [
  ['of a product is found outside of plans', 'It runs 200+ models', [['open', '200+ models']], 'found, 200+ models'],
  ['of a product is found in the tier', 'It runs 200+ models', [['tier', '200+ models']], 'found, tier, 200+ models'],
  [
    'of a product is elsewhere in another plan',
    'It runs 200+ models',
    [['other', '200+ models']],
    'elsewhere, 200+ models',
  ],
  [
    'of a product is found below a name that is no known plan',
    'It runs 200+ models',
    [['doubtful', '200+ models']],
    'found, 200+ models',
  ],
  [
    'of a product is elsewhere for another thing',
    'It runs 200+ models',
    [['open', '200+ users']],
    'elsewhere, 200+ users',
  ],
  ['of a product is absent beside another amount', 'It runs 200+ models', [['open', '300+ models']], 'absent'],
  [
    'of another plan is found there',
    'The Pro plan has 50 GB of storage',
    [['other', '50 GB of storage']],
    'found, 50 GB of storage',
  ],
  [
    'of another plan is no other amount of the tier',
    'The Pro plan has 50 GB of storage',
    [['tier', '70 GB of storage']],
    'elsewhere, 70 GB of storage',
  ],
  ['of a trial is found outside of plans', 'A 14-day trial of Pro', [['open', '14-day trial']], 'found, 14-day trial'],
  [
    'of a trial is no other amount of the tier',
    'A 14-day trial of Pro',
    [['tier', '30-day trial']],
    'elsewhere, 30-day trial',
  ],
];

const TIER: readonly Row[] = [
  [
    'is found where its sentence shares more words than another amount',
    '5 GB of storage for backups',
    [
      ['tier', '7 GB of storage'],
      ['tier', '5 GB of storage for backups'],
    ],
    'found, tier, 5 GB of storage for backups',
  ],
  [
    'is elsewhere where another amount shares more words',
    '5 GB of storage for backups',
    [
      ['tier', '5 GB of storage'],
      ['tier', '7 GB of storage for backups'],
    ],
    'elsewhere, 5 GB of storage',
  ],
  [
    'is elsewhere where another amount shares as many words',
    '5 GB of storage for backups',
    [
      ['tier', '5 GB of storage'],
      ['tier', '7 GB of storage'],
    ],
    'elsewhere, 5 GB of storage',
  ],
  [
    'is elsewhere where words in singular and plural make another amount nearer',
    '5 GB of storage for sessions',
    [
      ['tier', '5 GB of storage in it'],
      ['tier', '7 GB of storage for each session'],
    ],
    'elsewhere, 5 GB of storage in it',
  ],
  [
    'is elsewhere beside an amount that shares only a word of two letters less',
    '5 GB of storage in it',
    [
      ['tier', '5 GB of storage in it'],
      ['tier', '7 GB of storage'],
    ],
    'elsewhere, 5 GB of storage in it',
  ],
  [
    'is found beside an amount of another fact of the entry',
    '5 GB of storage and 7 GB of traffic',
    [
      ['tier', '5 GB of storage'],
      ['tier', '7 GB of storage'],
    ],
    'found, tier, 5 GB of storage',
    'elsewhere, 7 GB of storage',
  ],
  [
    'is elsewhere beside an amount that the entry has as a minimum only',
    '5 users and 7+ seats',
    [
      ['tier', '5 users'],
      ['tier', '7 users'],
    ],
    'elsewhere, 5 users',
    'found, tier, 7 users',
  ],
  [
    'is found as a like thing where the same thing is another fact of the entry',
    '5 users and 7 seats',
    [
      ['tier', '7 users'],
      ['tier', '5 members'],
    ],
    'found, tier, 5 members',
    'found, tier, 7 users',
  ],
  [
    'is elsewhere without a name where the same thing is another fact of the entry',
    '5 GB of storage and 7 GB of storage for teams',
    [
      ['tier', '7 GB of storage'],
      ['tier', '5 GB'],
    ],
    'elsewhere, 5 GB',
    'found, tier, 7 GB of storage',
  ],
  [
    'is another amount by the sentence that shares most words',
    '5 GB of storage for backups',
    [
      ['tier', '9 GB of storage'],
      ['tier', '7 GB of storage for backups'],
    ],
    'other_amount, tier, 7 GB of storage for backups',
  ],
  [
    'is absent where two other amounts are as near',
    '5 GB of storage',
    [
      ['tier', '7 GB of storage'],
      ['tier', '9 GB of storage'],
    ],
    'absent',
  ],
  [
    'is elsewhere where two other amounts are as near and a like thing has its own',
    '5 users',
    [
      ['tier', '7 users'],
      ['tier', '9 users'],
      ['tier', '5 collaborators'],
    ],
    'elsewhere, 7 users',
  ],
  ['is absent in the tier for another fact only', '5 GB of storage', [['tier', '7 GB of traffic']], 'absent'],
  [
    'is found in its period before another period',
    '100 requests a day',
    [
      ['tier', '900 requests a month'],
      ['tier', '100 requests a day'],
    ],
    'found, tier, 100 requests a day',
  ],
  [
    'is found as a like thing in its period before the same thing in another',
    '100 requests a day',
    [
      ['tier', '900 requests a month'],
      ['tier', '100 hits a day'],
    ],
    'found, tier, 100 hits a day',
  ],
  [
    'is another amount in another period',
    '100 requests a day',
    [['tier', '900 requests a month']],
    'other_amount, tier, 900 requests a month',
  ],
  ['is absent where a like thing has another period', '100 requests a day', [['tier', '900 hits a month']], 'absent'],
  ['is absent where the amount is in another unit', '5 credits a month', [['tier', '$7 of credits a month']], 'absent'],
  [
    'is elsewhere where the page states a minimum beside another amount',
    '5 users',
    [
      ['tier', '5+ users'],
      ['tier', '7 users'],
    ],
    'elsewhere, 5+ users',
  ],
  ['is elsewhere where the page states a minimum', '5 users', [['tier', '5+ users']], 'elsewhere, 5+ users'],
  [
    'is elsewhere where a number is a version',
    '2 flash models',
    [['tier', 'Use 3.5 Flash']],
    'elsewhere, Use 3.5 Flash',
  ],
  ['is elsewhere where it is a version', 'Use 2.5 Flash', [['tier', '3 flash']], 'elsewhere, 3 flash'],
];

const NAMES: readonly Row[] = [
  ['amount of bytes is found', '5 GB', [['tier', '5 GB of storage']], 'found, tier, 5 GB of storage'],
  ['number is elsewhere', '5 projects', [['tier', '5']], 'elsewhere, 5'],
  ['unlimited amount is elsewhere', 'unlimited projects', [['tier', 'unlimited']], 'elsewhere, unlimited'],
  [
    'amount of bytes is another amount where two words beside it are the same',
    'Backup files of 5 GB are kept',
    [['tier', 'Backup files of 7 GB']],
    'other_amount, tier, Backup files of 7 GB',
  ],
  [
    'amount of bytes is another amount where words before and after it are the same',
    'Backups of 5 GB are kept',
    [['tier', 'Backups of 7 GB kept']],
    'other_amount, tier, Backups of 7 GB kept',
  ],
  [
    'amount of bytes is absent where one word beside it is the same',
    'Backup files of 5 GB are kept',
    [['tier', 'Files of 7 GB']],
    'absent',
  ],
  [
    'amount of bytes is absent where the same words say little',
    'Free data files of 5 GB',
    [['tier', 'Free data sets of 7 GB']],
    'absent',
  ],
  [
    'amount of bytes is absent where the same words have two letters',
    'Up to us it is 5 GB',
    [['tier', 'Up to us it is 7 GB']],
    'absent',
  ],
  [
    'amount of bytes is absent where the same words are far before it',
    'Backup files of 5 GB',
    [['tier', 'Backup files and many more things that people keep: 7 GB']],
    'absent',
  ],
  [
    'amount of bytes is absent where the same words are far after it',
    'Backup files of 5 GB',
    [['tier', '7 GB for many more things that people keep, backup files too']],
    'absent',
  ],
  [
    'amount of bytes is absent where the page is unlimited',
    'Backup files of 5 GB are kept',
    [['tier', 'Backup files without limits are kept']],
    'absent',
  ],
  [
    'unlimited amount is absent where the page counts bytes',
    'Unlimited, as backup files are kept',
    [['tier', 'Backup files of 5 GB are kept']],
    'absent',
  ],
  [
    'number is found where the sentences share two words',
    'The rate limit is 100 per minute',
    [['tier', 'Limit: 100 per minute']],
    'found, tier, Limit: 100 per minute',
  ],
  [
    'number is another amount where the sentences share two words',
    'The rate limit is 100 per minute',
    [['tier', 'Rate limit: 200 per minute']],
    'other_amount, tier, Rate limit: 200 per minute',
  ],
  [
    'number is found where the sentences share no more than two words',
    'The rate limit is 100',
    [['tier', 'Rate limit: 100']],
    'found, tier, Rate limit: 100',
  ],
  [
    'amount of bytes is another amount where two words after it are the same',
    '5 GB for backup files',
    [['tier', '7 GB for backup files']],
    'other_amount, tier, 7 GB for backup files',
  ],
  [
    'amount of bytes is absent where only its own words are the same',
    '5 GB per month per user',
    [['tier', '7 GB per month per user']],
    'absent',
  ],
  [
    'number is elsewhere where the sentences share one word',
    'The rate limit is 100',
    [['tier', 'Limit: 100']],
    'elsewhere, Limit: 100',
  ],
  [
    'number is absent where the page is unlimited',
    'The rate limit is 100 per minute',
    [['tier', 'Unlimited, as rate limit per minute']],
    'absent',
  ],
  [
    'unlimited amount is absent where the page has a number',
    'Unlimited, as rate limit per minute',
    [['tier', 'The rate limit is 100 per minute']],
    'absent',
  ],
];

const THINGS: readonly Row[] = [
  ['that shares its most ordinary word only is not compared', '5 active keys', [['tier', '7 active calls']], 'absent'],
  ['in a list is not compared with unlimited ones', 'unlimited stacks', [['tier', '3 projects and stacks']], 'absent'],
  [
    'of the entry does not hide another amount',
    '5 projects and 7 users',
    [['tier', '7 projects']],
    'other_amount, tier, 7 projects',
    'elsewhere, 7 projects',
  ],
  [
    'that shares a word is compared',
    '5 pdf reports',
    [['tier', '7 html reports']],
    'other_amount, tier, 7 html reports',
  ],
  ['that shares a word of no meaning is not compared', '5 monthly reports', [['tier', '7 monthly guides']], 'absent'],
  [
    'by a name in the same sentence is not compared',
    'The rate limit is 100 requests',
    [['tier', 'The rate limit is 100 tokens']],
    'elsewhere, The rate limit is 100 tokens',
  ],
];

const GRANTEES: readonly Row[] = [
  ['none and a workspace', '5 GB of storage', [['tier', '5 GB of storage per workspace']], 'found, tier'],
  ['none and a project', '5 GB of storage', [['tier', '5 GB of storage per project']], 'elsewhere'],
  [
    'projects in words and a project',
    'Projects have 5 GB of storage',
    [['tier', '5 GB of storage per project']],
    'found, tier',
  ],
  [
    'projects in words and a cloud project',
    'Projects have 5 GB of storage',
    [['tier', '5 GB of storage per cloud project']],
    'found, tier',
  ],
  ['a workspace and a team', '5 GB of storage per workspace', [['tier', '5 GB of storage per team']], 'found, tier'],
  ['a project and a team', '5 GB of storage per project', [['tier', '5 GB of storage per team']], 'elsewhere'],
  ['a team and a project', '5 GB of storage per team', [['tier', '5 GB of storage per project']], 'elsewhere'],
  ['a project and a project', '5 GB of storage per project', [['tier', '5 GB of storage per project']], 'found, tier'],
  ['a team and none', '5 GB of storage per team', [['tier', '5 GB of storage']], 'found, tier'],
  ['a project and none', '5 GB of storage per project', [['tier', '5 GB of storage']], 'elsewhere'],
  [
    'a project and projects in words',
    '5 GB of storage per project',
    [['tier', 'Projects have 5 GB of storage']],
    'found, tier',
  ],
  [
    'a project and products in words',
    '5 GB of storage per project',
    [['tier', 'Products have 5 GB of storage']],
    'elsewhere',
  ],
  [
    'a repository and repositories in words',
    '5 GB of storage per repository',
    [['tier', 'Repositories have 5 GB of storage']],
    'found, tier',
  ],
  ['an app and an apple in words', '5 GB of storage per app', [['tier', 'An ape has 5 GB of storage']], 'elsewhere'],
  [
    'a project and a text about projects',
    '5 GB of storage per project',
    [['tier', '5 GB of storage', { text: 'Each project: 5 GB of storage' }]],
    'found, tier',
  ],
  [
    'a project and a row of projects',
    '5 GB of storage per project',
    [['tier', '5 GB of storage', { row: 'Project' }]],
    'found, tier',
  ],
  [
    'a project and a column of projects',
    '5 GB of storage per project',
    [['tier', '5 GB of storage', { column: 'Project' }]],
    'found, tier',
  ],
  [
    'a project and a heading of projects',
    '5 GB of storage per project',
    [['tier', '5 GB of storage', { headings: ['Limits', 'Projects'] }]],
    'found, tier',
  ],
  [
    'a project and an outer heading of projects',
    '5 GB of storage per project',
    [['tier', '5 GB of storage', { headings: ['Users', 'Projects', 'Sizes'] }]],
    'elsewhere',
  ],
];

describe('a figure of a page without a plan', () => {
  it.each(cases(OPEN))('$why', ({ description, sentences, expected }) => {
    expect(readIn(description, sentences)).toEqual(expected);
  });
});

describe('a figure that is not of the terms of the tier', () => {
  it.each(cases(BESIDE))('$why', ({ description, sentences, expected }) => {
    expect(readIn(description, sentences)).toEqual(expected);
  });
});

describe('a figure within the tier', () => {
  it.each(cases(TIER))('$why', ({ description, sentences, expected }) => {
    expect(readIn(description, sentences)).toEqual(expected);
  });

  it('is another amount where both are granted to something', () => {
    expect(readIn('300 responses per survey', [['tier', '1000 responses per form']])).toEqual([
      'other_amount, tier, 1000 responses per form',
    ]);
    expect(readIn('300 responses per survey', [['tier', '1000 responses']])).toEqual(['elsewhere, 1000 responses']);
  });
});

describe('without a name of what is counted', () => {
  it.each(cases(NAMES))('an $why', ({ description, sentences, expected }) => {
    expect(readIn(description, sentences)).toEqual(expected);
  });
});

describe('a figure of another thing', () => {
  it.each(cases(THINGS))('$why', ({ description, sentences, expected }) => {
    expect(readIn(description, sentences)).toEqual(expected);
  });
});

describe('an amount that is granted to', () => {
  it.each(cases(GRANTEES))('$why', ({ description, sentences, expected }) => {
    expect(readIn(description, sentences)).toEqual(expected.map((each) => `${each}, ${sentences[0]?.[1] ?? ''}`));
  });
});

describe('one word for a list of unlimited things', () => {
  /** The first unlimited figure of a sentence only, or the last: the page counts the list by it. */
  const inList = (description: string, sentence: string, which: 'first' | 'last') => {
    const facts = figuresOfEntry({ category: 'Databases', tier: 'Free', description });
    const found = written([['tier', sentence]]).filter(({ figure }) => figure.kind === 'unlimited');
    return figureFindings(facts, found.slice(...(which === 'first' ? [0, 1] : [-1]))).map(
      ({ evidence }) => evidence.finding,
    );
  };

  it.each([
    ['unlimited stacks', 'unlimited projects, stacks and updates', 'found'],
    ['unlimited stacks', 'Get 3 users; unlimited projects, stacks', 'found'],
    ['unlimited stacks', 'unlimited projects. All stacks', 'elsewhere'],
    ['unlimited stacks', 'Stacks: unlimited projects', 'elsewhere'],
    ['unlimited stacks', 'Stacks, unlimited projects', 'elsewhere'],
    ['unlimited flags', 'Environments, flags and keys are unlimited', 'found', 'last'],
    ['unlimited flags', 'Environments, flags and keys are unmetered', 'found', 'last'],
    ['unlimited flags', 'Flags (5). Environments are unlimited', 'elsewhere', 'last'],
    ['unlimited flags', 'Environments are unlimited (flags too)', 'elsewhere', 'last'],
    ['unlimited flags', 'Environments are unlimited and so on for flags', 'elsewhere', 'last'],
    ['unlimited flags', '3 flags; environments are unlimited', 'elsewhere', 'last'],
    ['3 stacks', 'unlimited projects, stacks and updates', 'absent'],
    ['unlimited', 'unlimited projects, stacks and updates', 'elsewhere'],
  ] as const)('of "%s" in "%s" is %s', (description, sentence, expected, which: 'first' | 'last' = 'first') => {
    expect(inList(description, sentence, which)).toEqual([expected]);
  });
});
