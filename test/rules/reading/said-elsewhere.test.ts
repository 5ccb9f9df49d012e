import { describe, expect, it } from 'vitest';
import { cards, entry, verdict } from './acme-page.ts';

const beside = (html: string, name = 'Free', above = '') =>
  verdict(`${above}${cards('5 GB storage', 'Support', '$0', name)}${html}`, entry('5 GB storage')).outcome;

describe('what is said beside the place of the plan', () => {
  it.each([
    ['of the plan by its name', '<h2>Help</h2><p>Nest is laid to rest.</p>', 'Nest'],
    ['of the plan by its full name', '<h2>Help</h2><p>The Acme Nest is laid to rest.</p>', 'Acme Nest'],
    ['of the plan and another', '<h2>Help</h2><p>The free plan has sugar until May, the Pro plan has more.</p>'],
    ['of a condition', '<h2>Help</h2><h3>Is it limited?</h3><p>Yes, at times.</p>'],
    ['in a footnote', '<h2>Help</h2><p>* Ends in May.</p>'],
    ['of the plan by its verb', '<h2>Help</h2><p>Free shrinks to 1 GB on that day.</p>'],
    [
      'after the name of the plan',
      '<h2>Help</h2><div><div><h3>Dogs</h3><p>They get Free. Nobody else does, while it lasts.</p></div><div><h3>Cats</h3><p>They get food.</p></div></div>',
    ],
    ['that nobody is put on it', '<h2>Pro plan</h2><p>New apps cannot be put on the Free plan.</p>'],
    ['of whom it is for', '<h2>Help</h2><p>The Free plan is for open-source maintainers.</p>'],
    ['of the plan beside another', '<p>We have stopped creating Free pages; new ones need Pro.</p>'],
    ['of where plans begin', '<h2>Help</h2><p>Our plans begin with Pro.</p>'],
    [
      'of a fall back to it with a price',
      '<h2>Help</h2><p>You are on the Free plan ($8 a month) until you move to Pro.</p>',
    ],
    ['of what is free', '<h2>Help</h2><p>Use of the free range requires a balance.</p>'],
    ['of new accounts', '<h2>Help</h2><p>Accounts made from now on have no free storage.</p>'],
    ['in brackets', '<h2>Pro plan</h2><p>Every account starts on the Free (legacy) tier.</p>'],
    ['in brackets, of whom it is for', '<p>Free (start-ups under two years) | $0 | Pro</p>'],
    ['of the plan that moves to another', '<h2>Help</h2><p>The plan without charge ended; accounts move to Pro.</p>'],
    ['in a bad answer', '<h2>Help</h2><h3>Does Free sleep?</h3><p>Paid plans end.</p>'],
    ['of it by a pronoun', '<h2>Help</h2><p>You get the Free plan. It is lent to cats; dogs start with Pro.</p>'],
    ['of no more free things', '<h2>Help</h2><p>We no longer issue free keys; the least is Basic.</p>'],
    ['in a footer', '<footer><p>Free is for students.</p><a href="/t">Terms</a></footer>'],
    ['in a notice', '<div role="alertdialog"><nav>Free accounts close on 30 November.</nav></div>'],
    ['that it is added to another', '<p>Free can be added to a Pro subscription.</p>'],
    ['that a return to it is ruled out', '<p>You can no longer go back to Free.</p>'],
    ['of what new ones need', '<p>New cats start on Pro.</p>'],
    ['in no answer to a condition', '<h2>Help</h2><h3>Do I need a card for Free?</h3><p>You do, no doubt.</p>'],
    ['of whom all below is for', '', 'Free', '<h2>Plans</h2><p>For holders of a licence.</p>'],
    ['of what all below comes with', '', 'Free', '<h2>Plans</h2><p>Comes with a contract for cats.</p>'],
    ['below a heading that begins with it', '<h3>Free: a stop</h3><p>A second month has to be paid for.</p>'],
    ['of a price of each account', '<h2>Help</h2><p>In Asia, each account receives sugar, $8/month.</p>'],
    ['of customers in a footnote', '<h2>Help</h2><p>* Sugar, paid customers of our farm only.</p>'],
    ['of a choice that is no more', '<h2>Help</h2><p>The Free plan can be kept, though not newly chosen.</p>'],
    ['of its amount', '<h2>Help</h2><p>The 5 are given once per team.</p>'],
    ['of whom it is for, below a heading with a word of time', '<h3>Before you go</h3><p>The Free page is for open-source maintainers.</p>'], // prettier-ignore
    ['of accounts of a time', '<p>Accounts made since May begin on Pro.</p>'],
    ['that nothing new is put on it', '<h2>Pro plan</h2><p>New apps can no longer be put on the Free plan.</p>'],
    ['of what new ones choose', '<p>New cats choose between Pro and Business.</p>'],
    ['of a paid plan that it comes with', '<h2>Help</h2><p>The Free plan comes with each cat on a paid plan.</p>'],
    ['of an amount of what was named', '<h2>Help</h2><p>Free gets 3 of them.</p>'],
    ['of who cannot have it', '<h2>Help</h2><p>Nest may not be used by cats.</p>', 'Nest'],
    ['of where it is to be had', '<h2>Help</h2><p>We can open Nest accounts in Malta.</p>', 'Nest'],
    ['of a payment for it', '<h2>Help</h2><p>You can pay for Nest by transfer.</p>', 'Nest'],
    ['of a part of it', '<h2>Help</h2><p>Nest has a tenth of that.</p>', 'Nest'],
    ['of another amount of a limit', '<h2>Help</h2><p>Nest has 2 GB of storage.</p>', 'Nest'],
    ['of its amount by its possessor', '<h2>Help</h2><p>Most cats fit in Nest’s 2 GB.</p>', 'Nest'],
    ['of the plan and another, with “only”', '<h2>Help</h2><p>Nest is only for cats, dogs take Pro.</p>', 'Nest'],
    ['of the plan below a heading that is no plan', '<section><h2>Help me choose</h2><p>Nest will do if you live in Malta.</p></section>', 'Nest'], // prettier-ignore
    ['of terms for all', '<p>Available exclusively to cats.</p>'],
    ['of a fee for all', '<p>An activation fee of $10 applies.</p>'],
    ['of a limit of something else', '<p>5 GB storage comes with the Cat add-on.</p>'],
    ['of things made since a day', '<p>Cats created after 1 March hold less.</p>'],
    ['in a caption', '<table><caption>Costs (Free: for the first four weeks)</caption><tr><td>Cat</td></tr></table>'],
    ['in a question', '<h2>Help</h2><h3>Why is Free going away?</h3><p>It became too dear.</p>'],
    ['in an answer of “isn’t”', '<h2>Help</h2><h3>Is Free part of it?</h3><p>It isn’t.</p>'],
    ['in an answer with another amount', '<h2>Help</h2><h3>How many cats come with Free?</h3><p>Up to ten.</p>'],
    ['in an answer about the plan', '<h2>Help</h2><h3>Who is Free for?</h3><p>Cats, if they ask.</p>'],
    ['of the lowest plan', '<h2>What you are charged for</h2><p>On the lowest plan mail stops after May.</p>'],
  ])('counts: %s', (_, html, name = 'Free', above = '') => {
    expect(beside(html, name, above)).toBe('link_ok');
  });
  it.each([
    ['with a name that is a word', '<h2>Help</h2><p>It thrives on sugar.</p>', 'It'],
    ['with a name in small letters', '<h2>Help</h2><p>A tree has one iNest in it.</p>', 'iNest'],
    ['of a plan of the vendor', '<h2>Help</h2><p>The Acme plan adds sugar.</p>'],
    ['of the plan below another', '<h2>Pro plan</h2><p>Everything in Free, and sugar for $1 a bag.</p>'],
    ['of what is free', '<h2>Help</h2><p>Free cakes are here.</p>'],
    ['of another plan', '<h2>Help</h2><p>The Silverado plan is no longer sold.</p>'],
    ['of both', '<h2>Help</h2><p>The Free plan adds sugar, the Pro plan more.</p>'],
    ['in a heading', '<h2>Everything about the Free plan and its colours</h2>'],
    ['in a heading of amounts', '<h2>Limits are what they are.</h2>'],
    ['in a no', '<h2>Help</h2><h3>Is it limited?</h3><p>No, in our eyes.</p>'],
    ['in a no about what is above a limit', '<h3>Can Free go above its quota?</h3><p>No, mails bounce.</p>'],
    ['above it, of paying', '', 'Free', '<h1>You pay for seconds, not for servers</h1>'],
    ['of an uptime', '<table><tr><th></th><th>Free</th><th>Pro</th></tr><tr><td>Availability</td><td>95.0%</td><td>99.5%</td></tr></table>'], // prettier-ignore
    ['of a credit for some days', '<p>New customers get $200 for 60 days on the whole platform.</p>'],
    ['of what larger plans cost', '<h2>Help</h2><p>Plans up to 10 million a month from $60.</p>'],
    ['before a question', '<p>Yes, we are here.</p><p>Do you need more?</p>'],
    ['of whom something else is for', '<h2>Help</h2><p>For cats.</p>', 'Free', '<h2>Plans</h2>'],
    ['of where prices are', '<p>For prices see our list.</p>'],
    ['of a fall back to it', '<h2>Help</h2><p>If not, you are put on the Free plan.</p>'],
    ['of its renewal', '<h2>Help</h2><p>The free tier resets every month.</p>'],
    ['of free things below another plan', '<h2>Pro plan</h2><p>$9 a month</p><p>Free help for students.</p>'],
    ['of a discount', '<h2>Help</h2><p>You save: 20% off in the first year.</p>'],
    ['of what is more for new accounts', '<h2>Help</h2><p>New accounts get $50 of credit for 60 days.</p>'],
    ['of add-ons', '<h2>Add-ons</h2><p>Credits: packs from $15</p>'],
    ['of what a word means', '<h2>What is a user?</h2><p>Anyone who returns on the day after the sign-up.</p>'],
    ['of what a unit is worth', '<p>* One token is worth 3 GB.</p>', 'Free', '<p>5 tokens*</p>'],
    ['that it is for anyone', '<h3>Who can use Free?</h3><p>Anyone, before you ask.</p>'],
    ['of whose the limits are', '<p>Limits apply at the level of the organization, not of users.</p>'],
    ['of a pause above a limit', '<p>What happens when I reach my quota?</p><p>Sending stops and we tell you.</p>'],
    [
      'of a loss above a limit',
      '<h3>What if Free is used up?</h3><p>Your project turns read-only until the next month.</p>',
    ],
    ['of a price above the allowance', '<h2>Help</h2><p>Reads above the allowance are $0.50 per 1,000.</p>'],
    ['of a plan for schools', '<h2>Help</h2><p>See the education plan.</p>'],
    ['in news', '<h2>Blog</h2><h3>Today</h3><p>All plans end in May.</p>'],
    ['in links of a footer', '<footer><a href="/s">Free for students</a><p>We never sell cats.</p></footer>'],
    ['in the head of another plan', '<p>$21 per seat Start trial</p>'],
    ['in a banner', '<p>Join us at CatConf on 12 May</p>'],
    ['of a time elsewhere', '<h2>Help</h2><p>We close for lunch.</p>'],
    ['of the vendor below another plan', '<h2>Pro plan</h2><p>Acme is closed.</p>'],
    ['in what a customer says', '<h2>Help</h2><p>“We no longer wait for accounts.” — a cat</p>'],
    [
      'in the head of another column',
      '<table><tr><th>Use</th><th>Free</th><th>Blaze plan<br>Pay as you go, use of Free included</th></tr><tr><td>Cats</td><td>5</td><td>9</td></tr></table>',
    ],
    ['of more than the limits', '<h2>Raising a limit</h2><p>Accounts move up once they qualify.</p>'],
    ['in an answer about something else', '<h2>Help</h2><h3>Do cats sleep?</h3><p>Until May.</p>'],
    ['in an answer to no such question', '<h2>Help</h2><h3>What may I use Free for?</h3><p>No idea.</p>'],
    ['in an answer about what is bought', '<h3>Can I buy more cats for Free?</h3><p>Yes, 10 cats cost $9 once.</p>'],
    ['in an answer about the way back', '<h3>What happens if I go back to Free?</h3><p>Cats stay until May.</p>'],
    ['in an answer about who needs more', '<h3>Do I need a card?</h3><p>Only if you want more.</p>'],
    ['in an answer about other plans', '<h2>Help</h2><h3>Do I have to pay?</h3><p>Only on Pro.</p>'],
    ['in an answer with what another plan has', '<h2>Help</h2><h3>How much storage comes with Free?</h3><p>5 GB. Pro has 9 GB storage.</p>'], // prettier-ignore
    ['in an answer about motives', '<h2>Help</h2><h3>Why do you have a free plan?</h3><p>We were students once.</p>'],
    ['in what a customer says of the plan', '<p>“I only paid for Free once.” — a cat</p>'],
    ['of another company', '<h2>Help</h2><p>Dogfood ended its free plan last year.</p>'],
    ['of a trial of another plan', '<h2>Help</h2><p>With a 14-day trial of Pro you see what Free lacks.</p>'],
    ['of the amount of the plan', '<h2>Help</h2><p>Most cats never fill Free’s 5 GB.</p>'],
    ['of guests', '<p>Cats are invited to an account.</p>'],
    ['in an answer that begins well', '<h2>Help</h2><h3>Is Free good?</h3><p>It is, by no means bad.</p>'],
  ])('does not count: %s', (_, html, name = 'Free', above = '') => {
    expect(beside(html, name, above)).toBe('confirmed');
  });
  it('nor in the section of the plan', () => {
    const section = '<h2>Free</h2><p>$0</p><p>5 GB storage</p><p>Sugar of Free</p><h2>Pro</h2><p>$9</p>';
    expect(verdict(section, entry('5 GB storage')).outcome).toBe('confirmed');
  });
  it.each(['Limits are limits.', 'Plans begin with Pro.', 'All in Free, and sugar'])('nor in a card: %s', (text) => {
    expect(verdict(cards('5 GB storage', text), entry('5 GB storage')).outcome).toBe('confirmed');
  });
});
