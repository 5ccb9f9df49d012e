import {
  captioned,
  cards,
  confirmed,
  definitions,
  divCards,
  divTable,
  h2,
  p,
  sections,
  spanCards,
  table,
} from './templates.ts';
import type { RestatedPage } from './templates.ts';

const PRO = 'Pro | $19/month | 200 GB storage; 50 projects; 2 TB bandwidth a month; Priority support';
const TEAM = 'Team | $49 per user / month | 1 TB storage; Unlimited projects; SSO';
const PRO_FLOW = 'Pro | $20 | 1M requests per month; 25 seats; 90 days of logs';

/** Pages that state every limit of the entry in its tier's own place. */
export const CONFIRMED: readonly RestatedPage[] = [
  // Cards
  confirmed(
    'cards with headings',
    '5 GB storage; 3 projects',
    cards('{own} | {price} | [[5 GB]] storage; [[3]] projects; Community support', PRO, TEAM),
  ),
  confirmed(
    'cards of divs',
    '5 GB storage; 3 projects',
    divCards('{own} | {price} | [[5 GB]] of storage; Up to [[3]] projects', PRO),
  ),
  confirmed(
    'cards of spans',
    '10 GB storage; 2 seats',
    spanCards(
      '{own} | {price} | [[10 GB]] storage; [[2]] team members',
      'Business | $30/mo | 500 GB storage; 20 team members',
    ),
  ),
  confirmed(
    'price with period below',
    '100,000 requests a month',
    cards('{own} | {price} / month | [[100,000]] requests per month; 7 days of logs', PRO_FLOW),
  ),
  confirmed(
    'price forever',
    '10,000 emails a month',
    cards('{own} | {price} forever | [[10,000]] emails/month; 1 domain', 'Growth | $15/month | 50,000 emails/month'),
  ),
  confirmed(
    'amount as K',
    '100,000 requests a month; 5 seats',
    divCards('{own} | {price} | [[100K]] requests / month; [[5]] seats', PRO_FLOW),
  ),
  confirmed(
    'amount as million',
    '1,000,000 events a month',
    spanCards(
      '{own} | {price} | [[1 million]] events per month; 1 year of history',
      'Scale | $99/month | 10 million events per month',
    ),
  ),
  confirmed(
    'tier by name',
    '500 MB storage; 2 projects',
    cards('{own} | {price} | [[500 MB]] storage; [[2]] projects', PRO),
    { tier: 'Hobby' },
  ),
  confirmed(
    'tier by name with plan',
    '50,000 monthly active users',
    divCards(
      '{own} plan | {price}/month | [[50,000]] monthly active users; Social sign-in',
      'Pro plan | $25/month | 100,000 monthly active users',
    ),
    { tier: 'Starter' },
  ),
  confirmed(
    'free in euros',
    '300 build minutes a month',
    cards(
      '{own} | {price} | [[300]] build minutes per month; 1 runner',
      'Team | 29 € per month | 3,000 build minutes per month',
    ),
    { price: '0 €' },
  ),
  confirmed(
    'free in words',
    '3 databases; 1 GB storage',
    cards('{own} | {price} | [[3]] databases; [[1 GB]] storage', 'Pro | $10/month | 30 databases; 50 GB storage'),
    { tier: 'Developer', price: 'Free' },
  ),
  confirmed(
    'free forever',
    '1,000 messages a day',
    spanCards('{own} | {price} | [[1,000]] messages per day', 'Pro | $9/month | 20,000 messages per day'),
    { price: 'Free forever' },
  ),
  confirmed(
    'badge above the name',
    '5 projects; 2 GB bandwidth a month',
    `<div class="g"><div class="c"><span>Most popular</span><h3>Pro</h3><p>$12/month</p><ul><li>50 projects</li><li>100 GB bandwidth per month</li></ul></div><div class="c"><h3>{own}</h3><p>{price}</p><ul><li>[[5]] projects</li><li>[[2 GB]] bandwidth per month</li></ul></div></div>`,
  ),
  confirmed(
    'bandwidth as data transfer',
    '100 GB bandwidth a month',
    cards('{own} | {price} | [[100 GB]] data transfer per month', 'Pro | $20/month | 1 TB data transfer per month'),
  ),
  confirmed(
    'bandwidth as egress',
    '10 GB bandwidth a month',
    divCards('{own} | {price} | [[10 GB]] egress / month; 2 regions', 'Scale | $29/month | 250 GB egress / month'),
  ),
  confirmed(
    'emails as sends',
    '3,000 emails a month',
    cards('{own} | {price} | Send [[3,000]] emails per month; 1 domain', 'Pro | $20 | 50,000 emails per month'),
  ),
  confirmed(
    'unlimited projects',
    'unlimited projects; 3 seats',
    cards(
      '{own} | {price} | Unlimited projects; [[3]] seats',
      'Pro | $8 per seat / month | Unlimited projects; Unlimited seats',
    ),
  ),
  confirmed(
    'scope at the figure',
    '0.5 GB storage per project; 10 projects',
    cards(
      '{own} | {price} | [[0.5 GB]] of storage per project; [[10]] projects',
      'Launch | $19/month | 10 GB of storage per project; 100 projects',
    ),
  ),
  confirmed(
    'figure before its label in its own box',
    '5 GB storage; 3 databases',
    `<div class="plans"><div class="plan"><h3>{own}</h3><p>{price}</p><div><b>[[5 GB]]</b> <span>storage</span></div><div><b>[[3]]</b> <span>databases</span></div></div><div class="plan"><h3>Pro</h3><p>$9/mo</p><div><b>50 GB</b> <span>storage</span></div><div><b>30</b> <span>databases</span></div></div></div>`,
  ),
  confirmed(
    'label before its figure',
    '512 MB memory; 1 GB storage',
    cards('{own} | {price} | Memory: [[512 MB]]; Storage: [[1 GB]]', 'Pro | $7/month | Memory: 2 GB; Storage: 25 GB'),
  ),
  confirmed(
    'struck former price',
    '2,000 build minutes a month',
    cards(
      '{own} | <s>$5</s> {price} | [[2,000]] build minutes per month',
      'Pro | $9/month | 10,000 build minutes per month',
    ),
  ),
  confirmed(
    'struck former figure',
    '20 GB storage',
    cards('{own} | {price} | <s>10 GB</s> [[20 GB]] storage', 'Pro | $9/month | 900 GB storage'),
  ),
  confirmed(
    'toggle of periods',
    '5 seats; 250,000 requests a month',
    `<div role="tablist"><button>Monthly</button><button>Yearly (save 20%)</button></div>${cards('{own} | {price} | [[5]] seats; [[250,000]] requests per month', 'Team | $12 / seat / month <span hidden>$120 / seat / year</span> | 50 seats; 5,000,000 requests per month')}`,
  ),
  confirmed(
    'credit',
    '$5 credit a month',
    cards('{own} | {price} | [[$5]] of credit per month; 1 workspace', 'Pro | $20/month | $20 of credit per month'),
    { tier: 'Hobby' },
  ),
  confirmed(
    'compute hours',
    '100 CU-hours compute a month; 0.5 GB storage',
    cards(
      '{own} | {price} | [[100]] CU-hours of compute per month; [[0.5 GB]] storage',
      'Launch | $19/month | 300 CU-hours of compute per month; 10 GB storage',
    ),
  ),
  confirmed(
    'two kinds of storage',
    '500 MB database storage; 1 GB file storage',
    cards(
      '{own} | {price} | [[500 MB]] database size; [[1 GB]] file storage',
      'Pro | $25/month | 8 GB database size; 100 GB file storage',
    ),
  ),
  confirmed(
    'size of one file beside storage',
    '5 GB storage',
    cards(
      '{own} | {price} | [[5 GB]] storage; 50 MB maximum file size',
      'Pro | $9/month | 500 GB storage; 2 GB maximum file size',
    ),
  ),
  confirmed(
    'rate beside quota',
    '1,000,000 requests a month',
    cards(
      '{own} | {price} | [[1M]] requests per month; Rate limit: 100 requests per second',
      'Pro | $9/month | 50M requests per month; Rate limit: 1,000 requests per second',
    ),
  ),
  confirmed(
    'footnote without consequence',
    '5 GB storage',
    `${cards('{own} | {price} | [[5 GB]] storage<sup>*</sup>', 'Pro | $9/month | 500 GB storage')}${p('<small>* Measured at the end of each day. Prices exclude taxes.</small>')}`,
  ),
  confirmed(
    'always free row in the own card',
    '1 GB storage; 5 projects',
    cards('{own} | {price} | Always free: [[1 GB]] storage; [[5]] projects', PRO),
  ),
  // Tables
  confirmed(
    'table of plans',
    '10 GB storage; 3 seats; 100 GB bandwidth a month',
    table(
      ' | {own} | Pro | Business',
      'Price | {price} | $12 | $40',
      'Storage | [[10 GB]] | 100 GB | 1 TB',
      'Seats | [[3]] | 10 | 100',
      'Bandwidth per month | [[100 GB]] | 1 TB | 5 TB',
    ),
  ),
  confirmed(
    'table without a price row, the column says free',
    '10 GB storage; 3 projects',
    table('Feature | {own} | Paid', 'Storage | [[10 GB]] | 100 GB', 'Projects | [[3]] | Unlimited'),
  ),
  confirmed(
    'table with prices in its head',
    '1,000 emails a month; 1 GB storage',
    table(
      ' | {own}<br>{price} | Plus<br>$9/month',
      'Emails per month | [[1,000]] | 50,000',
      'Storage | [[1 GB]] | 20 GB',
    ),
  ),
  confirmed(
    'table of divs',
    '5 GB storage; 3 projects',
    divTable(
      'Features | {own} | Pro | Team',
      'Price | {price} | $9/month | $29/month',
      'Storage | [[5 GB]] | 50 GB | 500 GB',
      'Projects | [[3]] | 30 | Unlimited',
    ),
  ),
  confirmed(
    'table of divs, monthly rows',
    '50,000 requests a month; 2 seats',
    divTable(
      'Compare | {own} | Growth',
      'Monthly price | {price} | $49',
      'Requests / month | [[50,000]] | 2,000,000',
      'Seats | [[2]] | 10',
    ),
  ),
  confirmed(
    'table with the unit in its row label',
    '5 GB storage; 100 build minutes a month',
    table(
      'Limit | {own} | Premium',
      'Price | {price} | $15',
      'Storage (GB) | [[5]] | 50',
      'Build minutes (per month) | [[100]] | 1,000',
    ),
  ),
  confirmed(
    'caption with the period',
    '100,000 requests a month; 10,000 emails a month',
    captioned(
      'Included usage per month',
      'Resource | {own} | Pro',
      'Price | {price} | $20',
      'Requests | [[100,000]] | 1,000,000',
      'Emails | [[10,000]] | 100,000',
    ),
  ),
  confirmed(
    'period in the column',
    '20,000 events a month; 500 messages a month',
    table(
      'Quota | {own} (per month) | Pro (per month)',
      'Price | {price} | $39',
      'Events | [[20,000]] | 1,000,000',
      'Messages | [[500]] | 50,000',
    ),
  ),
  confirmed(
    'plans as rows',
    '5 GB storage; 3 seats',
    table('Plan | Price | Storage | Seats', '{own} | {price} | [[5 GB]] | [[3]]', 'Pro | $9/month | 50 GB | 10'),
  ),
  confirmed(
    'plans as rows of divs',
    '1,000 requests a day; 1 project',
    divTable(
      'Plan | Price | Requests per day | Projects',
      '{own} | {price} | [[1,000]] | [[1]]',
      'Pro | $9/month | 100,000 | 10',
      'Max | $99/month | 2,000,000 | 100',
    ),
  ),
  confirmed(
    'price ranges by volume',
    '1,000 emails a month',
    table(
      'Emails per month | Plan | Price',
      '[[1,000]] | {own} | {price}',
      '10,000 | Basic | $15/month',
      '100,000 | Pro | $80/month',
    ),
  ),
  confirmed(
    'section rows',
    '5 GB storage; 2 GB bandwidth a day',
    `<table><tr><th></th><th>{own}</th><th>Blaze</th></tr><tr><td>Price</td><td>{price}</td><td>Pay as you go</td></tr><tr><th colspan="3">Files</th></tr><tr><td>Storage</td><td>[[5 GB]]</td><td>$0.02 / GB</td></tr><tr><td>Bandwidth</td><td>[[2 GB]] / day</td><td>$0.12 / GB</td></tr></table>`,
    { tier: 'Spark' },
  ),
  confirmed(
    'row label with a qualifier',
    '10,000 records per table; 3 seats',
    table(' | {own} | Team', 'Price | {price} | $20', 'Records per table | [[10,000]] | 50,000', 'Seats | [[3]] | 20'),
  ),
  confirmed(
    'row with an explanation',
    '500 MB storage; 60,000 monthly active users',
    table(
      'Feature | {own} | Pro',
      'Price | {price} | $25',
      'Storage<br><small>Space for all files of a project owner</small> | [[500 MB]] | 8 GB',
      'Monthly active users<br><small>Distinct users in a month</small> | [[60,000]] | 100,000',
    ),
  ),
  confirmed(
    'cards and a table that agree',
    '3 projects; 5 GB storage',
    cards('{own} | {price} | 3 projects', 'Pro | $9/month | 30 projects') +
      h2('Compare') +
      table(' | {own} | Pro', 'Projects | 3 | 30', 'Storage | [[5 GB]] | 50 GB'),
  ),
  confirmed(
    'numbers with spaces',
    '10,000 requests a day',
    table(' | {own} | Pro', 'Price | {price} | $20', 'API requests per day | [[10\u00a0000]] | 100\u00a0000'),
  ),
  confirmed(
    'unlimited in a cell',
    'unlimited projects; 1,000 messages a month',
    table(
      ' | {own} | Pro',
      'Price | {price} | $5',
      'Projects | Unlimited | Unlimited',
      'Messages / month | [[1,000]] | 10,000',
    ),
  ),
  confirmed(
    'docs: free and paid columns',
    '10,000,000 records; 5,000,000 requests a day',
    h2('Limits') +
      table(
        'Limit | {own} | Paid',
        'Rows | [[10 million]] | 1 billion',
        'Requests | [[5 million]] / day | 100 million / day',
      ),
  ),
  confirmed(
    'docs: workers free and paid',
    '100,000 requests a day; 10 databases',
    h2('Account limits') +
      table(
        'Feature | {own} plan | Paid plan',
        'Requests per day | [[100,000]] | No limit',
        'Databases | [[10]] | 50,000',
      ),
  ),
  confirmed(
    'docs: a value column in the section of the tier',
    '128 MB memory; 100,000 requests a day',
    `${h2('{own} plan ({price})')}${table('Limit | Value', 'Memory | [[128 MB]]', 'Requests per day | [[100,000]]')}${h2('Paid plan ($5 a month)')}${table('Limit | Value', 'Memory | 4 GB', 'Requests per day | 10,000,000')}`,
  ),
  // Sections, definitions, statements
  confirmed(
    'sections',
    '5 GB storage; 3 seats',
    sections(
      '{own} plan | {price}. For people who start. | [[5 GB]] of storage; [[3]] seats',
      'Pro plan | $9 a month | 50 GB of storage; 10 seats',
    ),
  ),
  confirmed(
    'section in one sentence',
    '1 GB storage; 2 databases',
    sections(
      '{own} | {price} a month. It includes [[1 GB]] of storage and [[2]] databases.',
      'Pro | $10 a month. It includes 50 GB of storage and 20 databases.',
    ),
  ),
  confirmed(
    'definitions',
    '15 GB storage',
    definitions('{own} | {price}, with [[15 GB]] of storage', 'Plus | $2 a month, with 100 GB of storage'),
  ),
  confirmed(
    'a sentence that begins with the plan',
    '2,500 requests a month',
    p('The {own} plan costs nothing and includes [[2,500]] requests a month.') +
      p('The Pro plan costs $29 a month and includes 100,000 requests a month.'),
  ),
  confirmed(
    'own card and prose for the rest',
    '3 projects; 1,000 messages a month',
    cards('{own} | {price} | [[3]] projects; Email support', 'Pro | $9/month | 30 projects') +
      p('Accounts on the {own} plan can send [[1,000]] messages a month.'),
  ),
  confirmed(
    'price in the heading',
    '20 GB bandwidth a month',
    sections(
      '{own} – {price} | A place to start. | [[20 GB]] of bandwidth per month; 1 site',
      'Pro – $15 per month | For teams. | 400 GB of bandwidth per month; 10 sites',
    ),
  ),
  confirmed(
    'free for ever in a section',
    '1,000 tokens a day',
    sections(
      '{own} | Free forever, no card needed. | [[1,000]] tokens per day',
      'Pro | $20 a month | 500,000 tokens per day',
    ),
    { tier: 'Tinker plan', own: 'Tinker plan' },
  ),
  confirmed(
    'list with bold labels',
    '10 GB storage; 2 seats',
    `${h2('{own}')}<p>{price} per month</p><ul><li><strong>Storage:</strong> [[10 GB]]</li><li><strong>Seats:</strong> [[2]]</li></ul>${h2('Business')}<p>$25 per month</p><ul><li><strong>Storage:</strong> 1 TB</li><li><strong>Seats:</strong> 25</li></ul>`,
  ),
  confirmed(
    'participants',
    '100 participants per meeting',
    cards(
      '{own} | {price} | Up to [[100]] participants per meeting',
      'Pro | $13 per user / month | Up to 300 participants per meeting',
    ),
  ),
  // Several products on one page
  confirmed(
    'several products, each a section',
    '10 GB storage; 1,000,000 requests a month',
    `${h2('Acme Queues')}${table(' | {own} | Paid', 'Messages per month | 500,000 | 50 million')}${h2('{vendor}')}${table(' | {own} | Paid', 'Storage | [[10 GB]] | 1 TB', 'Requests per month | [[1 million]] | 100 million')}`,
    { vendor: 'Acme Objects' },
  ),
  confirmed(
    'several products, cards below headings',
    '3 projects',
    `${h2('Acme Notes')}${cards('Free | $0 | 9 projects; 1 seat', 'Pro | $5/month | 90 projects; 9 seats')}${h2('{vendor}')}${cards('{own} | {price} | [[3]] projects; 2 seats', 'Pro | $8/month | 30 projects; 20 seats')}`,
    { vendor: 'Acme Boards' },
  ),
  // Elimination
  confirmed(
    'nameless size in the own card',
    '25 GB storage',
    cards('{own} | {price} | [[25 GB]] included; Community support', 'Pro | $9/month | 250 GB included'),
  ),
  confirmed(
    'nameless quota of the own column',
    '50,000 events a month',
    table(' | {own} | Pro', 'Price | {price} | $19', 'Included | [[50,000]] / month | 500,000 / month'),
  ),
  confirmed(
    'minutes by another word',
    '2,000 build minutes a month',
    cards(
      '{own} | {price} | [[2,000]] CI/CD minutes per month',
      'Team | $4 per user/month | 3,000 CI/CD minutes per month',
    ),
  ),
  confirmed(
    'seats as members',
    '5 seats',
    divCards(
      '{own} | {price} | Up to [[5]] members; Basic roles',
      'Pro | $6 per member | Unlimited members; All roles',
    ),
  ),
  confirmed(
    'function invocations',
    '125,000 function invocations a month',
    cards(
      '{own} | {price} | [[125K]] serverless function invocations per month',
      'Pro | $19/month | 2M serverless function invocations per month',
    ),
  ),
];
