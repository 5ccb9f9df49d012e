import { catalogue, category, offer, vendor } from '../../builders.ts';

export const ended = { offers: [offer({ tier: 'Retired' })] };
const startup = { offers: [offer({ eligibility: { type: 'startup', conditions: [] } })] };
/** Vendors whose names, former names and brands compete. */
export const linked = catalogue({
  vendors: [
    vendor({ name: 'Vercel', offers: [offer({ tier: 'Hobby' }), offer({ tier: 'Always On' })] }),
    vendor({ name: 'Ory' }),
    vendor({ name: 'Neon', former_names: ['Neon Tech', 'Nile DB'] }),
    vendor({ name: 'Neon Auth' }),
    vendor({ name: 'Google Cloud' }),
    vendor({ name: 'Google Maps' }),
    vendor({ name: 'Google', offers: [], changes: [] }),
    vendor({ name: 'Flare', aliases: ['FLR'], ...startup }),
    vendor({ name: 'Flare Pages' }),
    vendor({ name: 'Flare Workers' }),
    vendor({ name: 'Mango', ...startup }),
    vendor({ name: 'Mango Atlas' }),
    vendor({ name: 'Zed' }),
    vendor({ name: 'Zed Desk' }),
    vendor({ name: 'Zed Mail' }),
    vendor({ name: 'Ghub Student Pack', former_names: ['Ghub'] }),
    vendor({ name: 'Ghub Actions' }),
    vendor({ name: 'Amazon Kiro', aliases: ['Kiro IDE', 'Ghub'] }),
    vendor({ name: 'Cloudflare R2' }),
    vendor({ name: 'Café Société' }),
    vendor({ name: 'Straße DB' }),
    vendor({ name: 'Base Two' }),
    vendor({ name: 'Base Two Three', ...ended }),
    vendor({ name: 'Gone Base', ...ended }),
    vendor({ name: 'Heroku', ...ended, former_names: ['Heroku Garden'] }),
    vendor({ name: 'Heroku for Startups', ...startup }),
    vendor({ name: 'The IP API' }),
    vendor({ name: 'Free PO Editor' }),
    vendor({ name: 'Crisp Sql' }),
    vendor({ name: 'Only Changes', offers: [] }),
  ],
  categories: [category({ name: 'Cloud Hosting', retired_names: ['PaaS & Hosting'] })],
});
