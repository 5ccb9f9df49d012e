import { CHANGED_PAGES } from './behaviours/changed.ts';
import { CONFIRMED_PAGES } from './behaviours/confirmed.ts';
import { FORMS } from './behaviours/forms.ts';
import { HOSTILE } from './behaviours/hostile.ts';
import { NETWORK } from './behaviours/network.ts';
import { OTHER_PAGES } from './behaviours/not-the-terms.ts';
import { REDIRECTS } from './behaviours/redirects.ts';
import { ROBOTS } from './behaviours/robots.ts';
import { STATUSES } from './behaviours/statuses.ts';
import { ACME_FREE } from './acme.ts';
import type { Behaviour, CitedEntry } from './behaviour.ts';

const ALL: readonly Behaviour[] = [
  ...CONFIRMED_PAGES,
  ...CHANGED_PAGES,
  ...OTHER_PAGES,
  ...REDIRECTS,
  ...STATUSES,
  ...NETWORK,
  ...FORMS,
  ...ROBOTS,
  ...HOSTILE,
];

/** Every behaviour of the scripted web, one host each, with the entry that cites it. */
export const BEHAVIOURS: readonly (Behaviour & { readonly entry: CitedEntry })[] = ALL.map((behaviour) => ({
  entry: ACME_FREE,
  ...behaviour,
}));
