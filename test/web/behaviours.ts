import { CHANGED_PAGES } from './behaviours/changed.ts';
import { CONFIRMED_PAGES } from './behaviours/confirmed.ts';
import { FORMS } from './behaviours/forms.ts';
import { HOSTILE } from './behaviours/hostile.ts';
import { NETWORK } from './behaviours/network.ts';
import { OTHER_PAGES } from './behaviours/not-the-terms.ts';
import { REDIRECTS } from './behaviours/redirects.ts';
import { ROBOTS } from './behaviours/robots.ts';
import { STATUSES } from './behaviours/statuses.ts';
import type { Behaviour } from './behaviour.ts';

/** Every behaviour of the scripted web, one host each. */
export const BEHAVIOURS: readonly Behaviour[] = [
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
