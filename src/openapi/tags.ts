/** The groups in which operations are shown. */
export const TAGS = [
  { name: 'Offers', description: 'Free tiers, discounts and programmes, searched and listed.' },
  { name: 'Vendors', description: 'One vendor, judged and compared.' },
  { name: 'Changes', description: 'What vendors changed, what they will change, and the digest of it.' },
  { name: 'Comparisons', description: 'The offers of one field side by side.' },
  { name: 'Stacks', description: 'Several services together: risks, gaps, costs and recommendations.' },
  { name: 'Referrals', description: 'Referral programmes of vendors, and the codes the service holds.' },
  { name: 'Signals', description: 'The one write path: the attribution beacon.' },
  { name: 'Service', description: 'Reports on the service, not on the index; never cached, without provenance.' },
] as const;

export type Tag = (typeof TAGS)[number]['name'];
