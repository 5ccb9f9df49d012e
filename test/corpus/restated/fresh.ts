import {
  captioned,
  cards,
  changed,
  confirmed,
  definitions,
  divCards,
  divTable,
  h2,
  lesser,
  p,
  sections,
  spanCards,
  table,
} from './templates.ts';
import type { RestatedPage } from './templates.ts';

/** A text of the page and what stands in its place on one that confirms nothing. */
type Twist = readonly [from: string, to: string];

const twisted = (page: RestatedPage, ...twists: readonly Twist[]): RestatedPage => ({ ...page, twists });

/** Pages whose verdicts were written before the rules were run on them, and by which no rule was tuned. */
export const FRESH: readonly RestatedPage[] = [
  // Card grids without headings
  twisted(
    confirmed(
      'tiles with the price first',
      '20 GB storage; 4 seats',
      `<div class="tiles"><div class="tile"><div class="t-name">{own}</div><div class="t-price">{price}</div><div>[[20 GB]] storage</div><div>[[4]] seats</div></div><div class="tile"><div class="t-name">Crew</div><div class="t-price">$14/mo</div><div>300 GB storage</div><div>40 seats</div></div></div>`,
    ),
    ['20 GB', '12 GB'],
    ['>Crew<', '>{own}<'],
    ['t-price">{price}', 't-price">$14/mo'],
  ),
  twisted(
    confirmed(
      'tiles of links',
      '5,000 emails a month',
      `<div class="row"><a class="p" href="/a"><span class="n">{own}</span><span class="m">{price}</span><div>[[5,000]] emails per month</div></a><a class="p" href="/b"><span class="n">Volume</span><span class="m">$35 / month</span><div>100,000 emails per month</div></a></div>`,
    ),
    ['5,000]] emails per month', '5,000]] emails per day'],
    ['5,000]] emails', '5,000]] contacts'],
  ),
  twisted(
    confirmed(
      'cards with a headline of money',
      '250 build minutes a month; 2 projects',
      divCards(
        '{own} | {price}/mo | [[250]] build minutes per month; [[2]] projects; Public repositories',
        'Squad | $18/mo | 4,000 build minutes per month; 60 projects',
      ),
    ),
    ['{price}/mo', '{price} for 60 days'],
    ['[[2]] projects', 'min. [[2]] projects'],
  ),
  twisted(
    confirmed(
      'cards of list items',
      '3 monitors; 2 seats',
      `<ul class="plans"><li><h4>{own}</h4><p>{price}</p><p>[[3]] monitors</p><p>[[2]] seats</p></li><li><h4>Watch</h4><p>$11/month</p><p>30 monitors</p><p>8 seats</p></li></ul>`,
    ),
    ['<p>[[3]] monitors', '<p>No [[3]] monitors'],
    ['<h4>{own}</h4>', '<h4>{own} (discontinued)</h4>'],
  ),
  twisted(
    confirmed(
      'articles with a footer',
      '1,500 API requests a day',
      `<div><article><header><h3>{own}</h3><strong>{price}</strong></header><ul><li>[[1,500]] API requests / day</li><li>Forum</li></ul><p>No card needed</p></article><article><header><h3>Solo</h3><strong>$7 / month</strong></header><ul><li>40,000 API requests / day</li></ul></article></div>`,
      { tier: 'Explorer' },
    ),
    ['1,500]] API requests / day', '1,500]] API requests / hour'],
    ['No card needed', 'Existing customers only'],
  ),
  twisted(
    confirmed(
      'amount above its label',
      '10 GB storage; 5 domains',
      `<div class="cs"><div class="c"><h3>{own}</h3><p>{price}</p><dl><dt>Storage</dt><dd>[[10 GB]]</dd><dt>Domains</dt><dd>[[5]]</dd></dl></div><div class="c"><h3>Ship</h3><p>$16/mo</p><dl><dt>Storage</dt><dd>200 GB</dd><dt>Domains</dt><dd>50</dd></dl></div></div>`,
    ),
    ['<dt>Storage</dt><dd>[[', '<dt>Bandwidth</dt><dd>[['],
    ['<dd>[[5]]', '<dd>over [[5]]'],
  ),
  // Tables of divs
  twisted(
    confirmed(
      'grid with a feature column',
      '2 GB bandwidth a day; 1 site',
      divTable(
        'What you get | {own} | Indie | Label',
        'Per month | {price} | $6 | $24',
        'Sites | [[1]] | 5 | 50',
        'Bandwidth per day | [[2 GB]] | 20 GB | 100 GB',
      ),
    ),
    ['Bandwidth per day', 'Bandwidth per week'],
    ['<div>{own}</div><div>Indie</div>', '<div>Indie</div><div>{own}</div>'],
  ),
  twisted(
    confirmed(
      'grid with check marks',
      '8 projects; unlimited seats',
      divTable(
        'Compare | {own} | Orbit',
        'Cost | {price} | $22/month',
        'Projects | [[8]] | 80',
        'Seats | Unlimited | Unlimited',
        'SSO | ✗ | ✓',
      ),
    ),
    ['<div>Seats</div><div>Unlimited', '<div>Seats</div><div>3'],
    ['<div>Projects</div>', '<div>Templates</div>'],
  ),
  twisted(
    confirmed(
      'spans in rows',
      '600 build minutes a month; 1 GB storage',
      `<div class="tb"><div class="r"><span>Plan</span><span>{own}</span><span>Fleet</span></div><div class="r"><span>Price</span><span>{price}</span><span>$21/month</span></div><div class="r"><span>Build minutes per month</span><span>[[600]]</span><span>6,000</span></div><div class="r"><span>Storage</span><span>[[1 GB]]</span><span>100 GB</span></div></div>`,
    ),
    ['Build minutes per month', 'Build minutes per day'],
    ['>[[1 GB]]<', '>1 GB + 1 GB<'],
  ),
  twisted(
    confirmed(
      'roles of a table',
      '4 GB memory; 30 monitors',
      `<div role="table"><div role="row"><div role="columnheader">Limit</div><div role="columnheader">{own}</div><div role="columnheader">Works</div></div><div role="row"><div role="rowheader">Price</div><div role="cell">{price}</div><div role="cell">$31/mo</div></div><div role="row"><div role="rowheader">Memory</div><div role="cell">[[4 GB]]</div><div role="cell">64 GB</div></div><div role="row"><div role="rowheader">Monitors</div><div role="cell">[[30]]</div><div role="cell">900</div></div></div>`,
    ),
    ['rowheader">Memory', 'rowheader">Storage'],
    ['cell">[[30]]', 'cell">Contact us for [[30]]'],
  ),
  // Price ranges
  twisted(
    confirmed(
      'ranges as rows',
      '2,000 monthly active users',
      table(
        'Monthly active users | Price',
        '{own}: up to [[2,000]] | {price}',
        'Growth: up to 20,000 | $25/month',
        'Scale: up to 200,000 | $120/month',
      ),
    ),
    ['{own}: up to', 'Growth: up to'],
    ['{price}', '{price} for 3 months'],
  ),
  twisted(
    confirmed(
      'range table below cards',
      '500 contacts; 2,000 emails a month',
      cards(
        '{own} | {price} | [[500]] contacts; [[2,000]] emails per month',
        'Essentials | from $13/month | 500 to 50,000 contacts',
      ) +
        h2('Essentials by contacts') +
        table('Contacts | Price', '500 | $13/month', '1,500 | $27/month'),
    ),
    ['[[500]] contacts', '[[300]] contacts'],
    ['{price}', '$13/month'],
  ),
  twisted(
    confirmed(
      'the first step of a range',
      '10,000 events a month',
      table(
        'Plan | Events per month | Monthly price',
        '{own} | [[10,000]] | {price}',
        'Team | 100,000 – 500,000 | $26',
        'Business | 1,000,000+ | $80',
      ),
    ),
    ['[[10,000]]', '1,000 – 10,000'],
    ['Events per month', 'Events per day'],
  ),
  // Docs pages with free and paid columns
  twisted(
    confirmed(
      'limits page',
      '25 MB file size; 500 deployments a day',
      h2('Limits of each plan') +
        table(
          'Limit | {own} plan | Paid plans',
          'Maximum file size | [[25 MB]] | 500 MB',
          'Deployments per day | [[500]] | 10,000',
        ),
    ),
    ['Deployments per day', 'Deployments per month'],
    ['{own} plan</th><th>Paid plans', 'Paid plan</th><th>Other'],
  ),
  twisted(
    confirmed(
      'quotas by sections',
      '1,000,000 reads a day; 20,000 writes a day',
      h2('{own} quota ({price})') +
        table('Operation | Amount', 'Document reads | [[1,000,000]] per day', 'Document writes | [[20,000]] per day') +
        h2('Beyond it') +
        p('Reads cost $0.06 per 100,000.'),
    ),
    ['20,000]] per day', '20,000]] per month'],
    ['{own} quota ({price})', 'Trial quota ({price} for 30 days)'],
  ),
  twisted(
    confirmed(
      'docs with a caption',
      '50 messages a day; 3 projects',
      captioned(
        'Limits per day',
        'Resource | {own} | Premium',
        'Price | {price} | $12/month',
        'Messages | [[50]] | 5,000',
      ) + table('Resource | {own} | Premium', 'Projects | [[3]] | 300'),
    ),
    ['Limits per day', 'Limits per week'],
    ['Limits per day', 'Limits'],
  ),
  twisted(
    confirmed(
      'docs in definitions',
      '100 GB bandwidth a month; 6,000 build minutes a year',
      definitions(
        '{own} ({price}) | [[100 GB]] of bandwidth per month and [[6,000]] build minutes per year',
        'Prime ($40 a month) | 2 TB of bandwidth per month',
      ),
    ),
    ['6,000]] build minutes per year', '6,000]] build minutes per month'],
    ['100 GB]] of bandwidth', '100 GB]] of storage'],
  ),
  twisted(
    confirmed(
      'docs with list items',
      '7 days retention; 200,000 log lines a day',
      `${h2('{own}')}${p('{price} per month.')}<ul><li>Retention: [[7 days]]</li><li>[[200,000]] log lines per day</li></ul>${h2('Observe Pro')}${p('$49 per month.')}<ul><li>Retention: 90 days</li></ul>`,
    ),
    ['{price} per month.', '{price} during the beta.'],
    ['log lines per day', 'traces per day'],
  ),
  // Toggles
  twisted(
    confirmed(
      'toggle with both prices',
      '15 projects; 3 seats',
      `<div><button>Monthly</button><button>Yearly</button></div>${cards('{own} | {price} | [[15]] projects; [[3]] seats', 'Pro | <span class="m">$15/month</span><span class="y" style="display:none">$150/year</span> | Unlimited projects; 30 seats')}`,
    ),
    ['{price}', '<span>{price}</span> <span>$5/month billed yearly</span>'],
    ['[[3]] seats', '[[3]] seats each additional'],
  ),
  twisted(
    confirmed(
      'toggle of audiences',
      '1 TB bandwidth a month',
      `<div role="tablist"><a>For people</a><a>For companies</a></div>${spanCards('{own} | {price} | [[1 TB]] bandwidth per month', 'Works | $80 / month | 10 TB bandwidth per month')}<div hidden>${spanCards('Company | $300/month | 90 TB bandwidth per month')}</div>`,
    ),
    ['[[1 TB]]', '900 GB'],
    ['For people</a>', 'For people</a></div><p>The {own} plan is closed to new customers.</p><div>'],
  ),
  twisted(
    confirmed(
      'euro toggle',
      '12 hours compute a month',
      divCards(
        '{own} | {price} | [[12]] hours of compute per month',
        'Pro | 19 € per month | 200 hours of compute per month',
      ),
      { price: '0 €' },
    ),
    ['12]] hours', '12]] minutes'],
    ['{price}', '9 €'],
  ),
  // Footnotes
  twisted(
    confirmed(
      'footnote on tax',
      '3 databases; 500 MB storage',
      cards(
        '{own} | {price}<sup>1</sup> | [[3]] databases; [[500 MB]] storage<sup>2</sup>',
        'Pro | $25/month | 30 databases; 50 GB storage',
      ) +
        p('1 Prices exclude VAT.') +
        p('2 Shared by all databases.'),
    ),
    ['1 Prices exclude VAT.', '1 Free for the first 6 months, then $9 a month.'],
    ['[[3]] databases', '[[3]] database users'],
  ),
  twisted(
    confirmed(
      'asterisk on fair use',
      'unlimited projects; 10 GB storage',
      cards('{own} | {price} | Unlimited projects*; [[10 GB]] storage', 'Pro | $8 per month | 1 TB storage') +
        p('<small>* Subject to our fair use policy.</small>'),
    ),
    ['* Subject to our fair use policy.', '* {own} is no longer offered to new accounts.'],
    ['Unlimited projects', 'Up to 9 projects'],
  ),
  twisted(
    confirmed(
      'note in the table',
      '5,000 monthly active users; 2 environments',
      table(
        ' | {own} | Launch',
        'Price | {price} | $30',
        'Monthly active users<br><small>Counted once in a month</small> | [[5,000]] | 50,000',
        'Environments | [[2]] | 10',
      ),
    ),
    ['[[5,000]]', '5,000+'],
    ['<td>[[2]]', '<td>[[2]] (add-on)'],
  ),
  // One page for several products
  twisted(
    confirmed(
      'three products',
      '2,000,000 queries a month',
      h2('Acme Store') +
        cards('Free | $0 | 5 GB storage', 'Pro | $9/month | 90 GB storage') +
        h2('{vendor}') +
        cards('{own} | {price} | [[2,000,000]] queries per month', 'Pro | $39/month | 90,000,000 queries per month') +
        h2('Acme Mail') +
        cards('Free | $0 | 3,000 emails per month', 'Pro | $20/month | 50,000 emails per month'),
      { vendor: 'Acme Finder' },
    ),
    ['2,000,000]] queries per month', '2,000,000]] queries per year'],
    ['{price}', '$4/month'],
  ),
  twisted(
    confirmed(
      'two products in tables',
      '3 queues; 100,000 messages a day',
      h2('Acme Cache') +
        table(' | Free | Pay', 'Memory | 256 MB | 100 GB') +
        h2('{vendor}') +
        table(' | {own} | Pay', 'Queues | [[3]] | 500', 'Messages per day | [[100,000]] | 90,000,000'),
      { vendor: 'Acme Relay' },
    ),
    ['Messages per day', 'Topics per day'],
    ['[[3]]', 'from [[3]]'],
  ),
  // Text
  twisted(
    confirmed(
      'a paragraph per plan',
      '40 runs a month; 2 seats',
      p('{own} is free. You get [[40]] runs per month and [[2]] seats.') +
        p('Studio costs $45 a month. You get 4,000 runs per month and 20 seats.'),
      { tier: 'Sketch' },
    ),
    ['{own} is free.', '{own} is free for 14 days.'],
    ['40]] runs per month', '40]] runs per hour'],
  ),
  twisted(
    confirmed(
      'a section with a sentence',
      '10,000 tokens a day',
      sections(
        '{own} | {price}. Enough to learn: [[10,000]] tokens per day. | Community help',
        'Maker | $15 a month. 1,000,000 tokens per day. | Email help',
      ),
    ),
    ['10,000]] tokens per day', '10,000]] tokens per minute'],
    ['{price}. Enough', 'From $3 a month. Enough'],
  ),
  // Changes
  changed(
    'tiles with less',
    '20 GB storage; 4 seats',
    `<div class="tiles"><div class="tile"><div class="t-name">{own}</div><div class="t-price">{price}</div><div>10 GB storage</div><div>4 seats</div></div><div class="tile"><div class="t-name">Crew</div><div class="t-price">$14/mo</div><div>300 GB storage</div><div>40 seats</div></div></div>`,
    { now: '10 GB' },
  ),
  changed(
    'a grid with more',
    '1 site; 2 GB bandwidth a day',
    divTable(
      'What you get | {own} | Indie',
      'Per month | {price} | $6',
      'Sites | 3 | 50',
      'Bandwidth per day | 2 GB | 20 GB',
    ),
    { now: '3' },
  ),
  changed(
    'docs with less',
    '25 MB file size; 500 deployments a day',
    h2('Limits of each plan') +
      table(
        'Limit | {own} plan | Paid plans',
        'Price | {price} | $20/month',
        'Maximum file size | 25 MB | 500 MB',
        'Deployments per day | 100 | 10,000',
      ),
    { now: '100' },
  ),
  changed(
    'a definition with more',
    '40 runs a month',
    definitions('{own} | {price}, with 60 runs per month', 'Studio | $45 a month, with 4,000 runs per month'),
    { now: '60' },
  ),
  changed(
    'no free tile is left',
    '20 GB storage',
    divCards(
      'Solo | $6/month | 20 GB storage',
      'Crew | $14/month | 300 GB storage',
      'Fleet | $60/month | 4 TB storage',
    ),
  ),
  changed(
    'a notice of the end',
    '3 databases',
    p('On May 1, 2027 the {own} plan will be retired.') +
      cards('{own} | {price} | 3 databases', 'Pro | $25/month | 30 databases'),
  ),
  // Neither
  lesser(
    'the amount is in the answer to a question',
    '20 GB storage',
    cards('{own} | {price} | Community help', 'Pro | $9/month | Email help') +
      h2('How much storage do I get?') +
      p('Most customers store 20 GB storage.'),
  ),
  lesser(
    'the trial column',
    '5 projects',
    table(' | Trial | Pro', 'Price | $0 for 14 days | $9/month', 'Projects | 5 | 50'),
  ),
  lesser(
    'a calculator',
    '100,000 requests a month',
    cards('{own} | {price} | Community help', 'Pay as you go | $0.20 per 1,000 requests | Email help') +
      p('At 100,000 requests a month you pay $20.'),
  ),
  lesser(
    'another product on the page',
    '3,000 emails a month',
    h2('Acme Mail') +
      cards('Free | $0 | 3,000 emails per month', 'Pro | $20/month | 50,000 emails per month') +
      h2('{vendor}') +
      cards('Free | $0 | 5 boards', 'Pro | $8/month | 50 boards'),
    { vendor: 'Acme Boards' },
  ),
  lesser(
    'a bundle with a purchase',
    '10 GB storage',
    cards('{own} | {price} with any paid domain | 10 GB storage', 'Pro | $9/month | 100 GB storage'),
  ),
  lesser(
    'students only',
    '10 GB storage',
    cards(
      '{own} for students | {price} with a student card, else $9/month | 10 GB storage',
      'Pro | $9/month | 100 GB storage',
    ),
  ),
];
