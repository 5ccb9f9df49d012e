import { describe, expect, it } from 'vitest';
import type { TextBlock } from '../../../src/model/page-text.ts';
import { pageFigures, type PageFigure } from '../../../src/rules/reading/page-figures.ts';
import { tierNames } from '../../../src/rules/reading/plan-labels.ts';
import type { PlanPlace } from '../../../src/rules/reading/plan-places.ts';
import { block as blockOf, pageOf } from '../../page-blocks.ts';
import { shown } from '../figures/shown.ts';

const block = (text: string, more: Partial<TextBlock> = {}) => blockOf({ kind: 'cell', text, ...more });

const place = (more: Partial<PlanPlace> = {}): PlanPlace => ({
  key: '1|k',
  kind: 'plan',
  label: 'Free',
  context: '',
  blocks: [],
  price: 'zero',
  owner: 'tier',
  isDependent: false,
  ...more,
});

/** The figures of blocks that are all in one place, or in none. */
function figuresIn(blocks: readonly TextBlock[], of?: PlanPlace): readonly PageFigure[] {
  const own = of?.owner === 'tier' ? [of] : [];
  const tier = tierNames({ tier: 'Free', description: 'Free' });
  return pageFigures(pageOf(blocks), { tier, all: own, own, names: new Set(['acme']), placeOf: () => of });
}
const first = (text: string, more?: Partial<TextBlock>, of?: PlanPlace) => figuresIn([block(text, more)], of)[0];

it('reads a row of two things as one of each', () => {
  const found = figuresIn([block('60 days', { row: 'Message and file history' })]);
  expect(found.map(({ figure }) => figure.thing)).toEqual(['message history', 'file history']);
});

describe('what a figure counts is told by its labels', () => {
  it.each<[string, string, Partial<TextBlock>, string]>([
    ['the row', '5', { row: 'Projects' }, '5 project'],
    ['the column', '5', { column: 'Projects' }, '5 project'],
    ['the row before the column', '5', { row: 'Projects', column: 'Users' }, '5 project'],
    ['the label with a thing that a measure knows', '5', { row: 'Gizmo', column: 'Users' }, '5 user'],
    ['the first label where no measure knows one', '5', { row: 'Gizmo', column: 'Doodad' }, '5 gizmo'],
    ['the first label for what is unlimited', 'Unlimited', { row: 'Gizmos', column: 'Users' }, 'unlimited gizmo'],
    ['the first part of a label', '5', { row: 'Projects | in all' }, '5 project'],
    ['the figure itself before its labels', '5 users', { row: 'Projects' }, '5 user'],
    ['no label that only lists', '5', { row: 'Features' }, '5'],
    ['no name of the plan or the vendor', 'Acme 5', { row: 'Users' }, '5 user'],
    ['no label with a price', '5', { row: '$9 plans' }, '5'],
    ['no label that leaves no amount', '5', { row: 'pm' }, '5'],
    ['no label that is about another number', '5', { row: 'pm, 3 users' }, '5'],
    ['no label with a scope alone', '5', { row: 'Per user' }, '5'],
    ['the row without what is said of its quota', '5 GB', { row: 'Storage quota' }, '5000000000B storage'],
    ['the unit in brackets', '5', { row: 'Storage (GB)' }, '5000000000B storage'],
    ['a unit in brackets alone', '5', { row: '[GB]' }, '5000000000B'],
    ['the unit before a rate', '5', { row: 'Traffic (GB per month)' }, '5000000000B traffic /month'],
    ['no unit where the figure has one', '5 MB', { row: 'Storage (GB)' }, '5000000B storage'],
    ['a word in brackets', '$5', { row: 'Credit (monthly)' }, '5USD credit /month'],
    ['a label for an amount of bytes', '5 GB', { row: 'Gizmo' }, '5000000000B gizmo'],
    ['a row of Class A', '5 requests', { row: 'Class A operations' }, '5 class a operation'],
    ['requests a minute in short', '5', { row: 'RPM' }, '5 request /minute'],
    ['tokens a day in short', '5', { row: 'TPD' }, '5 token /day'],
    ['the thing without the names of its calls', '5', { row: 'Write (PUT, COPY)' }, '5 write'],
    ['the thing without the name of a call', '5', { row: 'Write (PUT)' }, '5 write'],
    ['the thing without the names of some calls', '5', { row: 'Write (PUT, COPY and others)' }, '5 write'],
    ['a row that names it more closely', '1 monitor', { row: 'Cron monitors' }, '1 cron monitor'],
    ['the scope of a kindred word', '5 people', { row: 'Members per project' }, '5 member @project'],
    ['how long a row says that it is kept', '3 days', { row: 'Site logs are kept for' }, '259200s site log retention'],
    ['a rate limit', '5', { row: 'Rate limit per minute' }, '5 request /minute'],
    ['what it is for', '5 GB', { row: 'Storage for uploads' }, '5000000000B upload storage'],
    ['the least interval', '5 minutes', { row: 'Minimum interval' }, '300s interval'],
    ['the thing with what is within its name', '5', { row: 'Rate limit events' }, '5 rate limit event'],
    ['the keys of data, the nearest first', '5', { kind: 'data', row: 'max', headings: ['users', 'projects'] }, '5 project'], // prettier-ignore
    ['no heading of a cell', '5', { headings: ['users', 'projects'] }, '5'],
    ['the words before it', 'Projects: 10', {}, '10 project'],
    ['the words before it, without an article', 'The timeout is 9 ms', {}, '0.009s timeout'],
    ['the words before it, with a dash', 'Storage – 5 GB', {}, '5000000000B storage'],
    ['up to five words before it', 'Records in the very tables: 10', {}, '10 record'],
    ['no words beyond a comma', 'Projects, all: 10', {}, '10'],
    ['the labels where no word is before it', '5 GB', { row: 'Widget' }, '5000000000B widget'],
    ['a bound of files', 'File up to 5 MB', {}, '5000000B file size'],
    ['a bound of uploads', 'Upload up to 5 MB', {}, '5000000B file size'],
    ['no bound of all', 'All files up to 5 MB', {}, '5000000B'],
    ['uploads before a comma', 'File uploads, 5 MB', {}, '5000000B'],
    ['what is kept', 'Logs are kept for 3 days', {}, '259200s log retention'],
    ['what is kept for a time', '3 GB of logs, kept for 3 days', {}, '3000000000B log'],
    ['the heading of a monthly quota', '5 events', { headings: ['Monthly quota'] }, '5 event /month'],
    ['no heading with a price', '5 events', { headings: ['$9 a month'] }, '5 event'],
  ])('by %s: %s', (_, text, more, expected) => {
    const figure = first(text, more)?.figure;
    expect(figure && shown(figure)).toBe(expected);
  });

  it('but not by the name of its plan', () => {
    const figure = first('5', { row: 'Hosts', column: 'Users' }, place({ label: 'Hosts' }))?.figure;
    expect(figure && shown(figure)).toBe('5 user');
  });

  it('and in a row of a plan by the heading of its small table', () => {
    const figure = first('5', { column: 'Limit', headings: ['Users'] }, place({ key: 'r|1|1' }))?.figure;
    expect(figure && shown(figure)).toBe('5 user');
  });
});

describe('the period of a figure is', () => {
  it.each<[string, string, Partial<TextBlock>, string | null]>([
    ['its own', '5 emails a day', { row: 'Emails per month' }, 'day'],
    ['that of its row', '5', { row: 'Emails per month' }, 'month'],
    ['that of its column', '5 emails', { row: 'Emails', column: 'Free, monthly' }, 'month'],
    ['that of its plan’s name', '5 emails', { row: 'Emails', column: 'Free monthly' }, 'month'],
    ['that of the caption', '5 emails', { row: 'Emails', caption: 'Use per day' }, 'day'],
    ['that of the nearest label', '5 emails', { row: 'Per day', caption: 'Per month' }, 'day'],
    ['none where a label has two', '5 emails', { row: 'Per day, per month', caption: 'Per year' }, null],
    ['none of a caption for what is held', '5 apps', { caption: 'Use per day' }, null],
    ['that of the caption for any other thing', '5 routes', { caption: 'Use per day' }, 'day'],
    ['none of a price', '5 emails', { column: 'Free ($0 per month)' }, null],
    ['none of a bill', '5 emails', { column: 'Free, billed per month' }, null],
  ])('%s', (_, text, more, period) => {
    expect(first(text, more, place({ label: 'Free monthly' }))?.figure.period).toBe(period);
  });
});

describe('whose a figure is', () => {
  const card = place({ owner: 'other', label: 'Pro' });
  const section = place({ owner: 'other', label: 'Pro', key: 'h|Plans|Pro' });
  const unknown = place({ owner: 'unknown', label: 'Nest' });
  it.each<[string, string, PlanPlace | undefined, PageFigure['scope']]>([
    ['in the own place it is the tier’s', '5 GB storage', place(), 'own'],
    ['also where the tier is named', 'The Free plan has 5 GB', place(), 'own'],
    ['but not where another plan is named', 'The Pro plan has 5 GB', place(), 'other'],
    ['nor where both are', 'The Free plan has 5 GB, the Pro plan 9 GB', place(), 'other'],
    ['in another plan’s card it is another’s', '5 GB storage', card, 'other'],
    ['whatever the card says', 'The Free plan has 5 GB', card, 'other'],
    ['so it is below another plan’s heading', '5 GB storage', section, 'other'],
    ['unless the tier alone is named', 'The Free plan has 5 GB', section, 'prose'],
    ['with both named it is another’s', 'The Free plan has 5 GB, the Pro plan 9 GB', section, 'other'],
    ['so it is where something is free', '5 GB storage, free', section, 'other'],
    ['in a place of nobody it is open', '5 GB storage', unknown, 'open'],
    ['but not in data of nobody', '5 GB storage', { ...unknown, kind: 'data' }, 'other'],
    ['outside of places it is open', '5 GB storage', undefined, 'open'],
    ['or the tier’s, where that is named', 'The Free plan has 5 GB', undefined, 'prose'],
    ['or another’s', 'The Pro plan has 5 GB', undefined, 'other'],
    ['or nobody’s, where something is free', '5 GB storage, free', undefined, 'other'],
    ['as an answer it is of the plan that the question names', 'How much has the Free plan? 5 GB', undefined, 'prose'],
  ])('%s: %s', (_, text, of, scope) => {
    expect(first(text, { kind: 'paragraph' }, of)?.scope).toBe(scope);
  });
});

describe('a plan may not have what stands below', () => {
  it.each<[string, Partial<TextBlock>, boolean]>([
    ['a row of minima', { row: 'Minimum storage' }, true],
    ['a column of additions', { column: 'Additional' }, true],
    ['a caption of overage', { caption: 'Overage' }, true],
    ['a heading of an end', { headings: ['Legacy plans'] }, true],
    ['news', { headings: ['Blog', 'Plans'] }, true],
    ['a row', { row: 'Storage' }, false],
    ['a heading further up', { headings: ['Legacy plans', 'Plans'] }, false],
  ])('%s', (_, more, isReserved) => {
    expect(first('5 GB', more)?.isReserved).toBe(isReserved);
  });
});

describe('what stands beside a figure', () => {
  it.each<[string, string, Partial<TextBlock>, string]>([
    ['has its labels', '5 GB in Oslo', { row: 'Disk', column: 'Included' }, ' in Oslo | Disk'],
    ['has none of the other figures', '5 GB storage a day and 3 users', {}, ' storage a day'],
    ['has the label of a list where it counts nothing', '5 GB', { kind: 'item', row: 'Disk' }, ' | Disk'],
    ['and else not', '5 GB storage', { kind: 'item', row: 'Disk' }, ' storage'],
    ['has only its own part of a sentence', '5 GB storage – backed up, on 2 disks', {}, ' storage'],
    ['has not what leads to it', 'On it your team can send out up to 5 GB of logs and 2 files', {}, ' of logs'],
    ['nor what leads to it with an object', 'Grow your list to 400 contacts', {}, ' contacts'],
    ['nor what it is of', 'Storage of 400 contacts', {}, ' contacts'],
    ['but what raises it', 'Raise your limit to 400 contacts', {}, 'Raise your limit to  contacts'],
    ['has no second thing with an article', '2 keys and one glossary', {}, ' keys'],
    ['has no second thing that is unlimited', 'Unlimited flags and segments', {}, ' flags'],
    ['has no other measure of it', '9 words (about 10 minutes)', {}, ' words'],
    ['but any other bracket', '9 words (borrowed)', {}, ' words (borrowed)'],
    ['but all of any other', 'Staging: 5 GB of logs', {}, 'Staging:  of logs'],
  ])('%s', (_, text, more, beside) => {
    expect(first(text, more)?.beside).toBe(beside);
  });

  it.each<[string, Partial<TextBlock>, string]>([
    ['a cell with its column and row', { column: 'Free', row: 'Disk' }, 'Free: Disk: 5 GB'],
    ['a cell of a card', { card: 'Free' }, 'Free: 5 GB'],
    ['data with their object and key', { kind: 'data', card: 'Free', row: 'disk' }, 'Free: disk: 5 GB'],
    ['a sentence by itself', { kind: 'paragraph', card: 'Free' }, '5 GB'],
  ])('is quoted: %s', (_, more, sentence) => {
    expect(first('5 GB', more)?.sentence).toBe(sentence);
  });
});

it('reads each sentence and part of a text by itself', () => {
  const of = (text: string) => figuresIn([block(text)]).map(({ sentence }) => sentence);
  expect(of('5 GB. 3 users | 7 days')).toEqual(['5 GB.', '3 users', '7 days']);
});

it('reads no sentence of more than 1,200 characters', () => {
  expect(figuresIn([block('5 GB '.padEnd(1200, 'x')), block('5 GB '.padEnd(1201, 'x'))])).toHaveLength(1);
});
