import type { Vendor } from '../../src/model/vendor.ts';
import { catalogue, category, change, offer, vendor } from '../builders.ts';

/** Vendors of which nothing is found, with the patterns by which the miniature projects name them. */
const SOUND: Readonly<Record<string, NonNullable<Vendor['detect']>>> = {
  AWS: { terraform: ['hashicorp/aws'] },
  'Cloudflare Workers': { files: ['wrangler.jsonc'] },
  Honeybadger: { gem: ['honeybadger'] },
  LangSmith: { npm: ['langsmith'] },
  Neon: { terraform: ['kislerdm/neon'] },
  'New Relic': { gem: ['newrelic_rpm'] },
  PagerDuty: { terraform: ['pagerduty/pagerduty'] },
  PostHog: { env: ['POSTHOG_*'] },
  Resend: { npm: ['resend'] },
  SendGrid: { gem: ['sendgrid-ruby'] },
  Sentry: { npm: ['@sentry/*'], pypi: ['sentry-sdk'] },
  Stripe: { env: ['STRIPE_*'] },
  Supabase: { env: ['SUPABASE_*'] },
  Twilio: { env: ['TWILIO_*'] },
  Upstash: { env: ['UPSTASH_*'] },
};

const ended = change({
  change_type: 'product_deprecated',
  listing_effect: 'ends',
  date: '2025-05-30',
  summary: 'Fauna has shut down.',
  source_url: 'https://fauna.example/news',
  alternatives: ['Neon'],
});
const removed = { change_type: 'free_tier_removed', date: '2022-11-28' } as const;
const programme = {
  category: 'Startup Programs',
  expires_date: '2026-11-01',
  eligibility: { type: 'startup', conditions: [] },
} as const;

/** An index of the vendors that the projects of `projects/` name, one for each kind of finding. */
export const INDEX = catalogue({
  categories: [category({ name: 'Startup Programs', holds: 'programmes' })],
  vendors: [
    ...Object.entries(SOUND).map(([name, detect]) => vendor({ name, detect })),
    vendor({
      name: 'imgix',
      detect: { hosts: ['imgix.net'] },
      offers: [offer({ tier: 'Free', tier_class: 'retired' })],
    }),
    vendor({ name: 'Fauna', detect: { env: ['FAUNA_*'] }, changes: [ended] }),
    vendor({ name: 'Cloudflare', detect: { terraform: ['cloudflare/cloudflare'] }, offers: [offer(programme)] }),
    vendor({
      name: 'Heroku',
      detect: { files: ['heroku.yml'] },
      offers: [],
      changes: [change({ ...removed, alternatives: ['Render', 'Railway'] })],
    }),
    vendor({
      name: 'OpenAI',
      detect: { npm: ['openai'], pypi: ['openai'] },
      changes: [change({ alternatives: ['Anthropic API', 'Gemini API', 'Cohere'] })],
    }),
    vendor({ name: 'Gemini API', changes: [change()] }),
    vendor({ name: 'Vercel', detect: { npm: ['vercel'] }, changes: [change({ alternatives: ['Netlify'] })] }),
    ...['Anthropic API', 'Cohere', 'Netlify', 'Render'].map((name) => vendor({ name })),
  ],
});
