import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { verdictOn } from './restated/restated.ts';
import type { RestatedPage } from './restated/templates.ts';

/** A sentence, or the answer to a question, and where it stands on a page with the free plan and paid ones. */
interface LabelledSentence {
  readonly tier: string;
  readonly plans: string;
  readonly where: 'faq' | 'lead' | 'banner' | 'note' | 'foot' | 'card' | 'section';
  /** The paid plan in whose card it stands. */
  readonly of?: string;
  readonly limits?: string;
  readonly q?: string;
  readonly text: string;
}

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A page whose free plan is in good order but for what the sentence says. */
function pageOf({ tier, plans, where, of, limits, q = '', text }: LabelledSentence): RestatedPage {
  const [names, said] = [plans.split(', '), escapeHtml(text)];
  const lines = (limits ?? '3 users; 1 GB storage; 10,000 requests a month').split('; ');
  const at = (place: LabelledSentence['where'], html = `<p>${said}</p>`) => (where === place ? html : '');
  const paid = names.map((name, index) => {
    const line = name === (of ?? names[0]) ? at('card', `<li>${said}</li>`) : '';
    return `<div class="card"><h3>${name}</h3><p>$${20 * (index + 1)} per month</p><ul><li>More of everything</li>${line}</ul></div>`;
  });
  const items = lines.map((line) => `<li>[[${line}]]</li>`).join('');
  const own = `<div class="card"><h3>${tier}</h3><p>$0 per month</p><ul>${items}</ul><a href="/signup">Sign up</a></div>`;
  const below = [
    at('faq', `<section><h2>Frequently asked questions</h2><h3>${escapeHtml(q)}</h3><p>${said}</p></section>`),
    at('section', `<section><h2>${escapeHtml(q)}</h2><p>${said}</p></section>`),
    at('foot', `<p><small>${said}</small></p>`),
  ].join('');
  const body = `${at('banner')}<h1>Pricing</h1>${at('lead')}<section><h2>Plans</h2><div>${own}${paid.join('')}</div>${at('note')}</section>${below}`;
  return {
    name: text,
    verdict: 'confirmed',
    limits: lines,
    vendor: 'Acme',
    own: tier,
    tier,
    price: '$0',
    body,
    twists: [],
  };
}

/** Harmful sentences that do not keep a page from being confirmed, and harmless ones that do. */
export function sentenceScore() {
  const file = readFileSync(new URL('sentences.yaml', import.meta.url), 'utf8');
  const { harmful, harmless } = parse(file) as Record<'harmful' | 'harmless', readonly LabelledSentence[]>;
  const isConfirmed = (said: LabelledSentence) => verdictOn(pageOf(said))?.outcome === 'confirmed';
  return {
    harmfulCount: harmful.length,
    unheard: harmful.filter(isConfirmed).map(({ text }) => text),
    harmlessCount: harmless.length,
    misheard: harmless.filter((said) => !isConfirmed(said)).map(({ text }) => text),
  };
}
