/** Names the service in every citation (docs/rules.md#provenance). */
export const SITE_NAME = 'Developer Deals Index';
