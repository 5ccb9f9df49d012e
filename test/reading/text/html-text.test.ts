import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/reading/text/html-text.ts';
import { pageTextOf } from '../../../src/reading/page-text-of.ts';
import { withinTime } from '../../../src/reading/time-limit.ts';
import { bulk } from '../../runs.ts';

const ADDRESS = 'https://acme.example/pricing';
const blocks = (html: string) => htmlText(html, ADDRESS).blocks;
const texts = (html: string) => blocks(html).map(({ text }) => text);

describe('text of HTML', () => {
  it.each<[name: string, html: string, expected: readonly string[]]>([
    [
      'separates cells that the page shows apart',
      '<p><span>Projects</span><span>10</span><span>100</span><span>1,000</span>',
      ['Projects 10 | 100 | 1,000'],
    ],
    [
      'keeps a number and its unit apart from the next word',
      '<p>Price <b>5</b><small>GB</small> of <i>st</i>orage',
      ['Price 5 GB of storage'],
    ],
    ['leaves footnote marks out', '<p>1,000<sup>1</sup> builds, 11 GB<sup>†</sup>', ['1,000 builds, 11 GB']],
    [
      'leaves navigation, footers and cookie banners out',
      '<nav>Home</nav><p>Text</p><div id="cookie-consent">Accept</div><footer>End</footer>',
      ['Text'],
    ],
    [
      'leaves hidden elements out',
      '<p hidden>a<p style="color:red; display: none">c<template><p>d</p></template><p>shown',
      ['shown'],
    ],
    [
      'keeps what browsers without scripts read',
      '<noscript><p>Prices start at 0.</p></noscript>',
      ['Prices start at 0.'],
    ],
    ['reads what is hidden from assistive technology only', '<p><span aria-hidden=true>$6</span>', ['$6']],
    [
      'reads what a button unfolds',
      '<div><button aria-expanded=false>End?</button><p hidden>In May.</div>',
      ['End?', 'In May.'],
    ],
    ['reads what a question unfolds', '<div><h3><b>End?</b></h3><p hidden>In May.</div>', ['End?', 'In May.']],
    ['reads raised and lowered cents', '<p>$0<sup>99</sup>, 0.<sub>99</sub> €', ['$0.99, 0.99 €']],
    ['reads a raised word', '<p>5 GB<sup>Pro</sup>, 2 seats<sup>a,1</sup>', ['5 GB Pro, 2 seats']],
    ['keeps that a price of nothing is struck', '<p><s>$0</s>, <s>$10</s> $5', ['no longer , $5']],
    ['keeps that a name is struck', '<h3>Free <s>plan</s></h3>', ['Free no longer']],
    ['keeps that a term is struck', '<dl><dt><s>Free</s> $0', ['no longer $0']],
    ['parts a list in one line', '<p>Free · $0 · 5 GB', ['Free | $0 | 5 GB']],
    ['reads the name of a picture that denies', '<p><svg aria-label="Not included"></svg>5 GB', ['Not included 5 GB']],
    ['reads the words in a picture', '<p><svg><title>Locked</title><text>$6</text></svg>5 GB', ['Locked $6 5 GB']],
    [
      'reads a picture in a cell',
      '<table><tr><th>Plan<th>Disk<tr><td>Free<td><img alt=No>5 GB',
      ['Plan', 'Disk', 'Free', 'No 5 GB'],
    ],
    ['removes control characters', '<p>10\u0007 G\u200bB\u202e free', ['10 GB free']],
    ['leaves struck-through figures out', '<p>Now 3<s>5 GB</s>10 GB', ['Now 3 10 GB']],
    ['reads an icon called a cross', '<ul><li><img alt="cross icon" src="x">5 GB', ['no 5 GB']],
    ['leaves the mark of a hint out', '<p>1 domain <i title="A card is needed">i</i>', ['1 domain']],
    ['leaves lines of a class for "no" out', '<ul><li class="item no">5 GB<li class="no-wrap">3 users', ['3 users']],
    ['separates lines', '<p>Free<br>5 GB', ['Free | 5 GB']],
    ['keeps the footer of a card', '<main><div>Pro<footer>$9</footer></div></main>', ['Pro', '$9']],
    ['keeps the mark of a note', '<p><sup>1</sup> Until May', ['* Until May']],
    ['keeps a unit apart from its thing', '<p><b>500 MB</b><i>storage</i>', ['500 MB storage']],
    ['keeps prices apart', '<p><b>$0</b><b>€4</b>', ['$0 | €4']],
    ['keeps tooltips apart', '<p>9 builds<span role="tooltip">In May only</span>', ['9 builds', 'In May only']],
  ])('%s', (_, html, expected) => {
    expect(texts(html)).toEqual(expected);
  });

  it('gives each cell the headings of its column and row, over spans', () => {
    const html =
      '<table><tr><th></th><th>Free<br>$0</th><th>Pro</th></tr><tr><th colspan=3>Limits</th></tr>' +
      '<tr><td>Minutes (per month)</td><td>2,000</td><td>3,000</td></tr><tr><td>Storage</td><td colspan=2>1 GB</td></tr></table>';
    const cells = blocks(html).filter(({ row }) => row !== null);
    expect(cells.map(({ column, row, text, headings }) => [column, row, text, headings.at(-1)])).toEqual([
      ['Free | $0', 'Minutes (per month)', '2,000', 'Limits'],
      ['Pro', 'Minutes (per month)', '3,000', 'Limits'],
      ['Free | $0', 'Storage', '1 GB', 'Limits'],
    ]);
  });

  it('takes the first column for groups where its cells span rows, and a row of figures by itself for values', () => {
    const cellsOf = (html: string) =>
      blocks(html).map(({ column, row, text, headings }) => [column, row, text, headings]);
    const groups =
      '<table><tr><th>Area</th><th>Meter</th><th><s>Free</s></th></tr><tr><td rowspan=2>Disk</td><td>Files</td><td>5 GB</td></tr><tr><td>Size</td><td>1 MB</td></tr></table>';
    expect(cellsOf(groups).filter(([, row]) => row !== null)).toEqual([
      ['no longer', 'Files', '5 GB', ['Disk']],
      ['no longer', 'Size', '1 MB', ['Disk']],
    ]);
    const values = '<table><tr><th>Per minute</th><th>Per day</th></tr><tr><td>30</td><td>1,000</td></tr></table>';
    expect(cellsOf(values).slice(2)).toEqual([
      ['Per minute', null, '30', []],
      ['Per day', null, '1,000', []],
    ]);
  });

  it('takes a first row of headings over names for groups, and a repeated header for the heading of its rows', () => {
    const cellsOf = (html: string) =>
      blocks(html)
        .filter(({ row }) => row !== null)
        .map(({ column, text, headings }) => [column, text, headings.at(-1)]);
    expect(
      cellsOf(
        '<table><tr><th></th><th colspan=2>Alone</th></tr><tr><th></th><th>Free</th><th>Pro</th></tr><tr><td>Disk</td><td>5 GB</td><td>9 GB</td></tr></table>',
      ),
    ).toEqual([
      ['Free', '5 GB', 'Alone'],
      ['Pro', '9 GB', 'Alone'],
    ]);
    expect(
      cellsOf(
        '<table><tr><td></td><td>Free<br>$0</td><td>Pro<br>$9</td></tr><tr><td>Disk</td><td>5 GB</td><td>9 GB</td></tr><tr><td>Logs</td><td>Free</td><td>Pro</td></tr><tr><td>Kept</td><td>3 days</td><td>9 days</td></tr></table>',
      ),
    ).toEqual([
      ['Free | $0', '5 GB', undefined],
      ['Pro | $9', '9 GB', undefined],
      ['Free | $0', '3 days', 'Logs'],
      ['Pro | $9', '9 days', 'Logs'],
    ]);
  });

  it('reads a table with headings in its first row and in labels as data', () => {
    const html =
      '<table><tr><td></td><td><h3>Free</h3><p>Start</td><td><h3>Pro</h3><p>Buy</td></tr><tr><td><h5>Projects</h5></td><td>5</td><td>50</td></tr>' +
      '<tr><td colspan=3><h4>Limits</h4></td></tr><tr><td>Storage</td><td>1 GB</td><td>9 GB</td></tr></table>';
    const cells = blocks(html).filter(({ row }) => row !== null);
    expect(cells.map(({ column, row, text, headings }) => [column, row, text, headings])).toEqual([
      ['Free | Start', 'Projects', '5', []],
      ['Pro | Buy', 'Projects', '50', []],
      ['Free | Start', 'Storage', '1 GB', ['Limits']],
      ['Pro | Buy', 'Storage', '9 GB', ['Limits']],
    ]);
  });

  it('reads rows of boxes with titles between them as a table', () => {
    const row = (...cells: string[]) => `<div>${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`;
    const rows = `${row('', '<h3>Free</h3>$0', 'Pro')}<h3>Use</h3>${row('Logs', '3', '9')}${row('', '<a>Start</a>', '<a>Buy</a>')}`;
    const cells = blocks(`<h2>Plans</h2>${rows}<p>End`).filter(({ row }) => row !== null);
    expect(cells.map(({ column, row, text, headings }) => [column, row, text, headings])).toEqual([
      ['Free | $0', 'Logs', '3', ['Plans', 'Use']],
      ['Pro', 'Logs', '9', ['Plans', 'Use']],
    ]);
  });

  it('keeps the text of a cell apart from a heading or a label before it', () => {
    const html =
      '<table><tr><td></td><td><h3>Free</h3>start here</td><td><b>Team</b>Per seat</td></tr><tr><td>Projects</td><td>5</td><td>50</td></tr></table>';
    const columns = blocks(html).flatMap(({ row, column }) => (row === null ? [] : [column]));
    expect(columns).toEqual(['Free | start here', 'Team Per seat']);
  });

  it('reads a table whose cells hold sections of a page as a page', () => {
    const html =
      '<table><tr><td colspan=2>Acme</td></tr><tr><td><h2>Free plan</h2><p>5 projects</td><td><h2>Pro plan</h2><p>50 projects</td></tr></table>';
    const found = blocks(html).filter(({ text }) => text.includes('projects'));
    expect(found.map(({ text, headings }) => [text, headings])).toEqual([
      ['5 projects', ['Free plan']],
      ['50 projects', ['Pro plan']],
    ]);
  });

  it('keeps the term of a list after a list inside its description', () => {
    const found = blocks(
      '<dl><dt>Storage</dt><dd>1 GB<dl><dt>Files</dt><dd>10</dd></dl>or 2 GB</dd><dt>Users</dt><dd>3</dd></dl><p>End',
    );
    expect(found.map(({ row, text }) => [row, text])).toEqual([
      [null, 'Storage'],
      ['Storage', '1 GB'],
      [null, 'Files'],
      ['Files', '10'],
      ['Storage', 'or 2 GB'],
      [null, 'Users'],
      ['Users', '3'],
      [null, 'End'],
    ]);
  });

  it.each([
    [
      'with heading elements',
      '<div><div><h3>Free</h3><p>5 GB of storage</p></div><div><h3>Pro</h3><p>50 GB of storage</p></div></div>',
    ],
    [
      'with a price below the name',
      '<div><div class=c><div>Free</div><div>$0</div><div>5 GB of storage</div></div><div class=c><div>Pro</div><div>$9</div><div>50 GB of storage</div></div></div>',
    ],
    [
      'of one class, with spans as lines and a badge',
      '<i>All</i><ul><li class=c><span>Best for one</span><span>Free</span><span>$0</span><span>No card</span><span>5 GB of storage</span></li><li class="c x"><span>Best for two</span><span>Pro</span><span>$9 now</span><span>50 GB of storage</span></li></ul>',
    ],
    [
      'with numbered classes, and names on one line with a slogan or a price',
      '<div><div class=c1><b>Free</b> <span>For everyone who builds something small</span><p>5 GB of storage</p></div><div class=c2><b>Pro</b><p>9 USD</p><p>50 GB of storage</p></div><div class=c3><b>Max</b> <i>Custom</i></div></div>',
    ],
    [
      'that are the panels of tabs',
      '<b id=t>Free</b><div role=tabpanel aria-labelledby=t><p>5 GB of storage</p></div><div role=tabpanel aria-label=Pro><p>50 GB of storage</p></div>',
    ],
    ['that are links', '<div><a class=c><div>Free</div><div>$0</div><b>5 GB of storage</b></a> <a class=c><div>Pro</div><div>$9</div><b>50 GB of storage</b></a></div>'], // prettier-ignore
    ['with lettered classes and the price last', '<i>a</i><section class=c-a><b>Free</b><ul><li>5 GB of storage</ul>$0</section><section class=c-b><b>Pro</b><ul><li>50 GB of storage<li>a<li>b<li>c</ul>$9</section>'], // prettier-ignore
  ])('separates cards %s', (_, html) => {
    const found = blocks(html).filter(({ text }) => text.includes('GB'));
    expect(found.map(({ card, text }) => [card, text])).toEqual([
      ['Free', '5 GB of storage'],
      ['Pro', '50 GB of storage'],
    ]);
    expect(found[0]?.group).not.toBe(found[1]?.group);
  });

  it.each([
    '<h3>Free</h3><ul><li>5 GB</li><li>Free help</li></ul><h3>Pro</h3><ul><li>9 GB</li><li>All in Free</li></ul>',
    '<div><div><p><b>Free</b> <i>not for accounts that are made from today on</i></p>$0</div><div><b>Pro</b> <i>$9</i></div></div>',
  ])('takes no card from %s', (html) => {
    expect(blocks(html).filter(({ card }) => card !== null)).toEqual([]);
  });

  it('reads script data with its keys as headings and the name of its object as card', () => {
    const html =
      '<script id="__NEXT_DATA__" type="application/json">{"plans":[{"name":"Free","limits":{"monthlyActiveUsers":1000}}]}</script>';
    expect(blocks(html).at(-1)).toMatchObject({
      kind: 'data',
      text: '1000',
      card: 'Free',
      row: 'monthly active users',
      headings: ['plans', 'limits'],
    });
  });

  it('reads title, description, links, sign-in and refresh', () => {
    const page = htmlText(
      '<title>Acme</title><meta name=description content="Mail"><meta http-equiv=refresh content="0; url=/next">' +
        '<a href="/plans#top">Plans</a><a href="javascript:x">x</a><a href="https://u:p@acme.example/">y</a><input type=password>',
      ADDRESS,
    );
    expect(page).toMatchObject({
      title: 'Acme',
      description: 'Mail',
      hasSignIn: true,
      refreshesTo: 'https://acme.example/next',
      links: [{ url: 'https://acme.example/plans', text: 'Plans' }],
    });
  });

  it.each([
    ['thousands of nested elements', `${'<div>'.repeat(bulk(50_000))}${'text '.repeat(50)}`, 1],
    ['thousands of nested tables', `${'<table><tr><td>'.repeat(bulk(50_000))}x`, 20_000],
    [
      'thousands of attributes',
      `<p ${Array.from({ length: bulk(200_000) }, (_, at) => `a${at}=1`).join(' ')}>${'text '.repeat(50)}`,
      1,
    ],
    ['thousands of texts in tables without cells', '<table>x'.repeat(bulk(375_000)), 20_000],
    ['a megabyte or more', '<div><p>some text <b>bold</b> 10 GB</p></div>\n'.repeat(bulk(230_000)), 20_000],
  ])('reads %s within its bounds, or gives up', { timeout: 60_000 }, (_, html, most) => {
    const body = new TextEncoder().encode(html);
    const read = pageTextOf({ finalUrl: ADDRESS, contentType: 'text/html', body });
    if (read.kind === 'text') expect(read.page.blocks.length).toBeLessThanOrEqual(most);
    else expect(read.failure.category).toMatch(/^(?:source_unusable|empty_page)$/);
  });
});

it('ends work on a page at its time limit, and passes on what the work throws', () => {
  const forever = () => {
    for (;;);
  };
  expect(withinTime(50, forever, null)).toBeNull();
  expect(withinTime(50, () => /^(?:a+)+$/.test(`${'a'.repeat(100)}b`), null)).toBeNull();
  expect(withinTime(5_000, () => 7, null)).toBe(7);
  expect(() => withinTime(5_000, () => new URL('x'), null)).toThrow(TypeError);
});

describe('text of other forms', () => {
  const read = (contentType: string | null, text: string) =>
    pageTextOf({ finalUrl: ADDRESS, contentType, body: new TextEncoder().encode(text) });
  const filler = 'Plain words of a page that is long enough. '.repeat(6);

  it('reads headings and lists of Markdown, and no tables', () => {
    const found = read(
      'text/markdown',
      `# Acme\n\n${filler}\n\n## Free\n\n- 5 GB of **storage**\n\n| | Free |\n|---|---|\n| Users | 3 |\n`,
    );
    expect(found.kind === 'text' && found.page.blocks.slice(-4)).toMatchObject([
      { kind: 'heading', text: 'Acme' },
      { kind: 'paragraph' },
      { kind: 'heading', text: 'Free' },
      { kind: 'item', text: '5 GB of storage', headings: ['Acme', 'Free'] },
    ]);
  });

  it('reads the values of a JSON document', () => {
    const found = read('application/json', JSON.stringify({ plans: [{ name: 'Free', note: filler, users: 3 }] }));
    expect(found.kind === 'text' && found.page.blocks.at(-1)).toMatchObject({ text: '3', card: 'Free', row: 'users' });
  });

  it.each([
    ['source_unusable', 'application/pdf', '%PDF-1.7'],
    ['source_unusable', 'image/png', '\u0089PNG'],
    ['empty_page', 'text/html', '<p>Loading…</p><script>app()</script>'],
  ])('fails as %s for %s', (category, contentType, text) => {
    expect(read(contentType, text)).toMatchObject({ kind: 'failure', failure: { category } });
  });
});
