import type { PageContent, Plan } from './plans.ts';
import type { Random } from './random.ts';

/** A page as a server would send it. */
export interface CorpusPage {
  readonly contentType: string;
  readonly body: string;
}

type Layout = (content: PageContent, random: Random) => CorpusPage;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The parts of a text that a page shows as bullet points. */
function points(text: string): readonly string[] {
  return text
    .split(/(?<=\w)[.;]\s+|,\s+(?=\d|\$|up to|unlimited)|\s+(?:and|with)\s+(?=\d|up to \d)|\s+—\s+|(?<=\w):\s+/)
    .map((part) => part.replace(/\.$/, '').trim())
    .filter((part) => part !== '');
}

const html = (title: string, main: string, random: Random): CorpusPage => ({
  contentType: 'text/html; charset=utf-8',
  body:
    `<!doctype html><html><head><title>${escaped(title)}</title><meta name="description" content="${escaped(title)}"></head><body>` +
    `${navigation(random)}<main>${main}</main>${footer(random)}</body></html>`,
});

function navigation(random: Random): string {
  const items = random.shuffled(['Product', 'Pricing', 'Docs', 'Blog', 'Customers', 'Sign in', 'Start for free']);
  return `<header><nav><ul>${items.map((item) => `<li><a href="/${item.toLowerCase().replaceAll(' ', '-')}">${item}</a></li>`).join('')}</ul></nav></header>`;
}

const FOOTERS = [
  'Trusted by 10,000 teams',
  'Free forever for 3 users',
  '© 2026. All rights reserved',
  '99.9% uptime over 12 months',
  '5 GB of reasons to like us',
];
function footer(random: Random): string {
  return `<footer><p>${random.pick(FOOTERS)}</p><a href="/terms">Terms</a></footer><div id="cookie-banner">We use 12 cookies. Accept?</div>`;
}

const FAQ: readonly (readonly [string, string])[] = [
  ['Can I change my plan?', 'You can upgrade or cancel at any time. Changes apply within 24 hours.'],
  ['Do you offer discounts?', 'Charities get 20% off every paid plan, and annual billing saves 2 months.'],
  ['Which payment methods exist?', 'We accept cards and invoices above $1,000 a year.'],
  ['Where is the service hosted?', 'In 4 regions, with backups every 6 hours kept for 30 days on paid plans.'],
];

function questions(random: Random): string {
  const questions = random.shuffled(FAQ).slice(0, 2 + random.below(2));
  return `<section><h2>Questions</h2>${questions.map(([question, answer]) => `<div><h3>${question}</h3><p>${answer}</p></div>`).join('')}</section>`;
}

const intro = ({ vendor }: PageContent, random: Random): string =>
  `<h1>${escaped(vendor)} ${random.pick(['pricing', 'plans', 'plans and prices'])}</h1><p>${random.pick([
    `Choose how you work with ${escaped(vendor)}.`,
    `${escaped(vendor)} grows with you, from the first day on.`,
    'Simple prices that scale with what you need, without surprises.',
  ])}</p>`;

const remarks = ({ remarks: text }: PageContent): string => (text === '' ? '' : `<p>${escaped(text)}</p>`);
const footnotes = '<p><small>† Fair use applies. * Prices exclude taxes.</small></p>';

const cards: Layout = (content, random) => {
  const card = (plan: Plan) =>
    `<div class="plan"><h3>${escaped(plan.label)}</h3><div class="price">${plan.price}</div><ul>${points(plan.text)
      .map((point) => `<li>${escaped(point)}${random.below(8) === 0 ? '<sup>1</sup>' : ''}</li>`)
      .join('')}</ul><a href="/signup">Get started</a></div>`;
  const main = `${intro(content, random)}<div class="plans">${content.plans.map(card).join('')}</div>${remarks(content)}${questions(random)}${footnotes}`;
  return html(`${content.vendor} | Pricing`, main, random);
};

const plainCards: Layout = (content, random) => {
  const card = (plan: Plan) =>
    `<div class="col box"><div class="name">${escaped(plan.label)}</div><div>${plan.price || 'By application'}</div><p>${escaped(plan.text)}</p></div>`;
  const main = `${intro(content, random)}<div class="row">${content.plans.map(card).join('')}</div>${questions(random)}${remarks(content)}`;
  return html(`Plans – ${content.vendor}`, main, random);
};

const sections: Layout = (content, random) => {
  const section = (plan: Plan) =>
    `<h2>${escaped(plan.label)} plan</h2><p>${plan.price}</p><p>${escaped(plan.text)}</p>`;
  const main = `${intro(content, random)}${content.plans.map(section).join('')}${remarks(content)}${questions(random)}`;
  return html(`${content.vendor} plans`, main, random);
};

const prose: Layout = (content, random) => {
  const [own, ...others] = content.plans;
  const paragraph = (plan: Plan) => `<p>${escaped(plan.label)}: ${escaped(plan.text)}</p>`;
  const priced = others.map(
    (plan) =>
      `<p>The ${escaped(plan.label)} plan costs ${plan.price}. ${escaped(plan.label)}: ${escaped(plan.text)}</p>`,
  );
  const main = `${intro(content, random)}${own ? paragraph(own) : ''}${priced.join('')}${remarks(content)}${questions(random)}${footnotes}`;
  return html(`${content.vendor}: what it costs`, main, random);
};

interface Row {
  readonly label: string;
  readonly cells: readonly string[];
}

const VALUE = /^(?:up to )?((?:[$€])?\d[\d.,\s]*(?:\s?(?:K|k|M|million)\b)?(?:\s?(?:KB|MB|GB|TB)\b)?\+?)(?:$|\s+)(.*)$/;

/** Bullet points of several plans as rows: the words of a point are the label, its amounts the cells. */
function rows(plans: readonly Plan[]): readonly Row[] {
  const columns = plans.map(({ text }) => points(text));
  const height = Math.max(0, ...columns.map((column) => column.length));
  return Array.from({ length: height }, (_, at) => {
    const found = columns.map((column) => VALUE.exec(column[at] ?? ''));
    const labels = found.map((match) => (match?.[2] ?? '').trim());
    const label = labels.find((text) => text !== '') ?? '';
    const isValue =
      label !== '' &&
      found.every(
        (match, column) => (columns[column]?.[at] ?? '') === '' || (match !== null && labels[column] === label),
      );
    if (isValue)
      return {
        label: label.charAt(0).toUpperCase() + label.slice(1),
        cells: found.map((match) => match?.[1]?.trim() ?? '–'),
      };
    return {
      label: ['Included', 'Also', 'Details', 'More'][at % 4] ?? 'Included',
      cells: columns.map((column) => column[at] ?? '–'),
    };
  });
}

const table: Layout = (content, random) => {
  const head = `<tr><th></th>${content.plans.map((plan) => `<th scope="col">${escaped(plan.label)}<br><span>${plan.price}</span></th>`).join('')}</tr>`;
  const body = rows(content.plans).map(
    ({ label, cells }) =>
      `<tr><td>${escaped(label)}</td>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  const main = `${intro(content, random)}<table><thead>${head}</thead><tbody><tr><th colspan="${content.plans.length + 1}">Limits</th></tr>${body.join('')}</tbody></table>${remarks(content)}${questions(random)}${footnotes}`;
  return html(`${content.vendor} | Compare plans`, main, random);
};

const transposed: Layout = (content, random) => {
  const all = rows(content.plans);
  const head = `<tr><td>Plan</td><td>Price</td>${all.map(({ label }) => `<td>${escaped(label)}</td>`).join('')}</tr>`;
  const body = content.plans.map(
    (plan, at) =>
      `<tr><td>${escaped(plan.label)}</td><td>${plan.price}</td>${all.map(({ cells }) => `<td>${escaped(cells[at] ?? '')}</td>`).join('')}</tr>`,
  );
  const main = `${intro(content, random)}<table>${head}${body.join('')}</table>${remarks(content)}${questions(random)}`;
  return html(`${content.vendor} limits`, main, random);
};

const scriptData: Layout = (content, random) => {
  const plans = content.plans.map((plan, at) => ({
    id: `p${at}`,
    name: plan.label,
    priceLabel: plan.price,
    features: points(plan.text),
  }));
  const state = JSON.stringify({ props: { pageProps: { vendor: content.vendor, plans } }, buildId: 'x7' });
  const main = `${intro(content, random)}<div id="plans">Loading…</div>${remarks(content)}${questions(random)}<script id="__NEXT_DATA__" type="application/json">${state.replaceAll('<', '\\u003c')}</script>`;
  return html(`${content.vendor} pricing`, main, random);
};

const markdown: Layout = (content, random) => {
  const plans = content.plans.map(
    (plan) =>
      `## ${plan.label}\n\n${plan.price}\n\n${points(plan.text)
        .map((point) => `- ${point}`)
        .join('\n')}`,
  );
  const questionsText = random.shuffled(FAQ).map(([question, answer]) => `### ${question}\n\n${answer}`);
  return {
    contentType: 'text/markdown',
    body: `# ${content.vendor} pricing\n\nWhat ${content.vendor} costs.\n\n${plans.join('\n\n')}\n\n## Remarks\n\n${content.remarks}\n\n## Questions\n\n${questionsText.join('\n\n')}\n`,
  };
};

export const LAYOUTS: readonly (readonly [name: string, layout: Layout])[] = [
  ['cards', cards],
  ['plain cards', plainCards],
  ['sections', sections],
  ['prose', prose],
  ['table', table],
  ['transposed table', transposed],
  ['script data', scriptData],
  ['markdown', markdown],
];
