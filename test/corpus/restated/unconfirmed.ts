import {
  captioned,
  cards,
  changed,
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

const PRO = 'Pro | $19/month | 200 GB storage; 50 projects';

/** Pages that state another amount of one limit in the tier's own place, or list plans without the free one. */
export const CHANGED: readonly RestatedPage[] = [
  changed('a card with less', '5 GB storage; 3 projects', cards('{own} | {price} | 1 GB storage; 3 projects', PRO), {
    now: '1 GB',
  }),
  changed(
    'a card of divs with less',
    '10,000 emails a month',
    divCards('{own} | {price} | 3,000 emails / month', 'Pro | $20 | 50,000 emails / month'),
    { now: '3,000' },
  ),
  changed(
    'a card of spans with more',
    '5 projects',
    spanCards('{own} | {price} | 10 projects; 1 seat', 'Pro | $9/mo | 100 projects; 10 seats'),
    { now: '10' },
  ),
  changed(
    'a column with less',
    '10 GB storage; 3 seats',
    table(' | {own} | Pro', 'Price | {price} | $12', 'Storage | 2 GB | 100 GB', 'Seats | 3 | 10'),
    { now: '2 GB' },
  ),
  changed(
    'a column of divs with more',
    '1,000 requests a day',
    divTable(' | {own} | Pro', 'Price | {price} | $9/month', 'Requests per day | 2,500 | 100,000', 'Seats | 1 | 5'),
    { now: '2,500' },
  ),
  changed(
    'a caption with the period',
    '100,000 requests a month',
    captioned('Per month', 'Resource | {own} | Pro', 'Price | {price} | $20', 'Requests | 50,000 | 1,000,000'),
    { now: '50,000' },
  ),
  changed(
    'a row of a plan',
    '5 GB storage; 3 seats',
    table('Plan | Price | Storage | Seats', '{own} | {price} | 5 GB | 2', 'Pro | $9/month | 50 GB | 10'),
    { now: '2' },
  ),
  changed(
    'a section with less',
    '100 GB bandwidth a month',
    sections(
      '{own} | {price} a month | 20 GB of bandwidth per month; 1 site',
      'Pro | $20 a month | 1 TB of bandwidth per month',
    ),
    { now: '20 GB' },
  ),
  changed(
    'minutes cut by half',
    '2,000 build minutes a month',
    cards('{own} | {price} | 1,000 build minutes per month', 'Team | $4 per month | 3,000 build minutes per month'),
    { now: '1,000' },
  ),
  changed(
    'a tier by its name',
    '500 MB storage',
    cards('{own} | {price} | 250 MB storage', 'Pro | $25/month | 8 GB storage'),
    { tier: 'Hobby', now: '250 MB' },
  ),
  changed(
    'kindred words',
    '50 GB bandwidth a month',
    cards('{own} | {price} | 100 GB data transfer per month', 'Pro | $20/month | 1 TB data transfer per month'),
    { now: '100 GB' },
  ),
  changed(
    'users',
    '10,000 monthly active users',
    cards('{own} | {price} | 5,000 monthly active users', 'Pro | $25/month | 100,000 monthly active users'),
    { now: '5,000' },
  ),
  changed(
    'a credit',
    '$10 credit a month',
    cards('{own} | {price} | $5 of credit per month', 'Pro | $20/month | $20 of credit per month'),
    { tier: 'Hobby', now: '$5' },
  ),
  changed(
    'unlimited before',
    'unlimited projects; 3 seats',
    cards('{own} | {price} | 5 projects; 3 seats', 'Pro | $8 / month | Unlimited projects; 20 seats'),
    { now: '5' },
  ),
  changed(
    'one of two kinds of storage',
    '500 MB database storage; 1 GB file storage',
    cards(
      '{own} | {price} | 500 MB database storage; 2 GB file storage',
      'Pro | $25/month | 8 GB database storage; 100 GB file storage',
    ),
    { now: '2 GB' },
  ),
  changed(
    'definitions',
    '15 GB storage',
    definitions('{own} | {price}, with 5 GB of storage', 'Plus | $2 a month, with 100 GB of storage'),
    { now: '5 GB' },
  ),
  changed(
    'the free plan is gone',
    '5 GB storage',
    cards(
      'Starter | $5/month | 5 GB storage; 3 projects',
      'Pro | $19/month | 200 GB storage',
      'Business | $99/month | 2 TB storage',
    ),
  ),
  changed(
    'the free plan is gone from a table',
    '1,000 emails a month',
    table(' | Basic | Pro', 'Price | $9/month | $29/month', 'Emails per month | 1,000 | 50,000'),
  ),
  changed(
    'the plan costs money now',
    '500 MB storage',
    cards('{own} | {price} | 500 MB storage', 'Pro | $25/month | 8 GB storage'),
    { tier: 'Hobby', price: '$5/month' },
  ),
  changed(
    'the page says that the plan ends',
    '5 GB storage',
    p('The Free plan will be discontinued on March 3, 2027.') + cards('{own} | {price} | 5 GB storage', PRO),
  ),
  changed(
    'existing accounts keep it',
    '5 GB storage',
    cards('{own} | {price} | 5 GB storage', PRO) +
      p('The Free plan is no longer available to new accounts; existing accounts keep it.'),
  ),
];

/** Pages that neither confirm the entry nor state a change of it. */
export const LESSER: readonly RestatedPage[] = [
  lesser(
    'another period',
    '5,000,000 requests a day',
    cards('{own} | {price} | 5 million requests a month', 'Pro | $9 | 100 million requests a month'),
  ),
  lesser('no period', '10,000 emails a month', cards('{own} | {price} | 10,000 emails', 'Pro | $20 | 50,000 emails')),
  lesser(
    'a period in a footnote',
    '10,000 emails a month',
    cards('{own} | {price} | 10,000 emails*', 'Pro | $20 | 50,000 emails*') + p('* per month'),
  ),
  lesser(
    'a period that only the price has',
    '1,000 messages a month',
    cards('{own} | $0/month | 1,000 messages', 'Pro | $9/month | 20,000 messages'),
  ),
  lesser(
    'a scope of its own',
    '1 GB storage',
    cards('{own} | {price} | 1 GB storage per project', 'Pro | $9 | 10 GB storage per project'),
  ),
  lesser(
    'a scope that is missing',
    '1 GB storage per project',
    cards('{own} | {price} | 1 GB storage', 'Pro | $9 | 10 GB storage'),
  ),
  lesser('the paid column', '100 GB storage', table(' | {own} | Pro', 'Price | {price} | $12', 'Storage | – | 100 GB')),
  lesser(
    'a trial',
    '5 GB storage',
    cards('{own} | Free for 30 days, then $8/month | 5 GB storage', 'Pro | $19/month | 200 GB storage'),
  ),
  lesser(
    'a trial in a footnote',
    '5 GB storage',
    cards('{own} | {price}* | 5 GB storage', PRO) + p('* For the first 12 months, then $8 a month.'),
  ),
  lesser('a trial in the features', '5 GB storage', cards('{own} | {price} | 5 GB storage; 14-day trial', PRO)),
  lesser('legacy', '5 GB storage', cards('{own} (legacy) | {price} | 5 GB storage', PRO)),
  lesser(
    'closed to new customers',
    '5 GB storage',
    cards('{own} | {price} | 5 GB storage | Closed to new customers', PRO),
  ),
  lesser('a waitlist', '5 GB storage', cards('{own} | {price} | 5 GB storage; Join the waitlist', PRO)),
  lesser('a name without a price', '5 GB storage', cards('Hobby | | 5 GB storage', PRO), { tier: 'Hobby' }),
  lesser('a minimum', '10 GB storage', cards('{own} | {price} | From 10 GB storage', PRO)),
  lesser(
    'a minimum of seats',
    '5 seats',
    cards('{own} | {price} | Minimum of 5 seats', 'Pro | $9 | Minimum of 10 seats'),
  ),
  lesser(
    'more than',
    '100 projects',
    cards('{own} | {price} | More than 100 projects', 'Pro | $9 | Unlimited projects'),
  ),
  lesser(
    'roles for flags',
    '10 feature flags',
    cards('{own} | {price} | 10 roles; Unlimited environments', 'Pro | $9 | 100 roles'),
  ),
  lesser(
    'calls for users',
    '10,000 monthly active users',
    cards('{own} | {price} | 10,000 monthly API calls', 'Pro | $9 | 100,000 monthly API calls'),
  ),
  lesser(
    'bandwidth for storage',
    '10 GB storage',
    cards('{own} | {price} | 10 GB bandwidth', 'Pro | $9 | 100 GB bandwidth'),
  ),
  lesser(
    'two amounts on one page',
    '5 GB storage',
    cards('{own} | {price} | 5 GB storage', PRO) + table(' | {own} | Pro', 'Storage | 1 GB | 200 GB'),
  ),
  lesser('two amounts in one card', '5 GB storage', cards('{own} | {price} | 1 GB storage; 5 GB storage', PRO)),
  lesser(
    'prose says otherwise',
    '5 GB storage',
    cards('{own} | {price} | 5 GB storage', PRO) + p('The {own} plan has 2 GB of storage.'),
  ),
  lesser(
    'only a testimonial',
    '40 projects; 9 TB storage',
    cards('{own} | {price} | Community support', 'Pro | $9 | Email support'),
  ),
  lesser(
    'only script data of another plan',
    '5 GB storage',
    `${cards('{own} | {price} | Community support', 'Pro | $9 | Email support')}<script type="application/ld+json">{"name":"Pro","storage":"5 GB storage"}</script>`,
  ),
  lesser(
    'script data against the card',
    '5 GB storage',
    `${cards('{own} | {price} | From 1 GB storage; 5 seats', 'Pro | $9 | 9 GB storage')}<script type="application/ld+json">{"name":"Free","price":"0","description":"5 GB storage"}</script>`,
  ),
  lesser(
    'a noscript text',
    '5 GB storage',
    `${cards('{own} | {price} | Community support', 'Pro | $9 | Email support')}<noscript>5 GB storage</noscript>`,
  ),
  lesser(
    'another product',
    '10 GB storage',
    `${h2('Acme Objects')}${table(' | Free | Paid', 'Storage | 10 GB | 1 TB')}${h2('Acme Queues')}${table(' | Free | Paid', 'Messages per month | 500,000 | 50 million')}`,
    { vendor: 'Acme Queues' },
  ),
  lesser(
    'another product with another amount',
    '10 GB storage',
    `${h2('Acme Objects')}${table(' | Free | Paid', 'Storage | 5 GB | 1 TB')}${h2('Acme Queues')}${table(' | Free | Paid', 'Messages per month | 500,000 | 50 million')}`,
    { vendor: 'Acme Queues' },
  ),
  lesser(
    'a sum',
    '30 builds a month',
    cards('{own} | {price} | 15 iOS and 15 Android builds per month', 'Pro | $99 | 500 builds per month'),
  ),
  lesser(
    'a sum with a sign',
    '30 build minutes a month',
    cards('{own} | {price} | 15 + 15 build minutes per month', 'Pro | $99 | 500 build minutes per month'),
  ),
  lesser(
    'a worked example',
    '10,000,000 events a month',
    cards('{own} | {price} | Community support', 'Pro | $9 | Email support') +
      p('Example: for 12M events a month you pay $40.'),
  ),
  lesser(
    'a worked example in the own section',
    '10,000,000 events a month',
    sections('{own} | {price}. Example: 12M events a month cost $40 on Pro.', 'Pro | $9 a month'),
  ),
  lesser(
    'a unit price',
    '1,000,000 requests a month',
    cards('{own} | {price} | Then $0.20 per 1,000 requests', 'Pro | $9 | $0.10 per 1,000 requests'),
  ),
  lesser(
    'a unit price beside nothing',
    '100 GB bandwidth a month',
    table(' | {own} | Pro', 'Price | {price} | $9', 'Bandwidth | $0.15 per GB | $0.10 per GB'),
  ),
  lesser(
    'one of two limits',
    '5 GB storage; 3 projects',
    cards('{own} | {price} | 5 GB storage', 'Pro | $19/month | 200 GB storage'),
  ),
  lesser(
    'another vendor',
    '5 GB storage',
    p('Bolt is compared with {vendor}.') + cards('{own} | {price} | 5 GB storage', PRO),
    { shown: 'Bolt' },
  ),
  lesser('coming soon', '5 GB storage', cards('{own} | {price} | 5 GB storage; Coming soon', PRO)),
  lesser(
    'a hidden card',
    '5 GB storage',
    cards('{own} | {price} | Community support', 'Pro | $9 | Email support') +
      `<div hidden>${cards('Free | $0 | 5 GB storage', PRO)}</div>`,
  ),
  lesser('a range of amounts', '10 GB storage', cards('{own} | {price} | 5 to 10 GB storage', PRO)),
  lesser(
    'the word free only in a call to action',
    '5 GB storage',
    `${p('Start for free')}${cards('Hobby | | 5 GB storage', PRO)}`,
    { tier: 'Hobby' },
  ),
  lesser(
    'a discount of the first month',
    '5 GB storage',
    cards('{own} | {price} for the first month | 5 GB storage', PRO),
  ),
];
