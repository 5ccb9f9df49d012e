import { catalogue, category, offer, vendor } from '../builders.ts';

const held = (name: string) => ({
  vendor: name,
  code: `${name.toUpperCase()}-1`,
  referral_url: 'https://zephyr.example/?ref=1',
  referee_benefit: '$5 credit',
  restrictions: ['new accounts only'],
});

/** Two vendors with a referral code and one without. */
export const REFERRAL_INDEX = catalogue({
  categories: [category({ name: 'Cloud Hosting', retired_names: ['PaaS'] })],
  vendors: [
    vendor({ name: 'Zephyr', offers: [offer({ category: 'Cloud Hosting' })] }),
    vendor({ name: 'Acme' }),
    vendor({ name: 'Codeless' }),
  ],
  referral_codes: [held('Zephyr'), held('Acme')],
});
