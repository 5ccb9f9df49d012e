/** The constant that names the service in every citation (SPEC.md "Provenance"). */
export const SITE_NAME = 'Developer Deals Index';
