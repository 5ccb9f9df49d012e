import type { Catalogue, Category } from '../../model/catalogue.ts';
import type { StorageKind } from '../../model/limit.ts';
import { categoryPage, PAGE, vendorPage } from '../../routes/shared/page.ts';
import { datedListings } from '../../routes/shared/provenance.ts';
import type { TextParameter } from '../../routes/parameter.ts';
import { type FilteredMeasure, grants, limitFilter } from '../../rules/limits/limit-filter.ts';
import { limitsOf, newCustomerLimits } from '../../rules/limits/limits-of.ts';
import { categoryNamed } from '../../rules/catalogue/categories.ts';
import { categoryListings } from '../../rules/ranking/alternatives.ts';
import { isFreeOffer } from '../../rules/risk/free-offer.ts';
import { type Page, pageRoute } from '../page.ts';
import { followBox } from '../parts/follow.ts';
import { formText, searchPath } from '../parts/form.ts';
import { html, type Html, NOTHING, section } from '../parts/html.ts';
import { figure, figures } from '../parts/words.ts';
import { levelMark, shownLevel } from '../parts/level.ts';
import { limitLine, type MeasureAndKind, measureWords } from '../parts/limits.ts';
import { shareLink } from '../parts/links.ts';

/** A job that a project needs done, and the limit that its size is measured by. */
interface Job {
  readonly label: string;
  readonly category: string;
  readonly measure: FilteredMeasure;
  readonly example: string;
  /** Storage of another kind does not count. */
  readonly kind?: StorageKind;
}

const JOBS = {
  database: {
    label: 'Database, storage',
    category: 'Databases',
    measure: 'storage',
    example: '1 GB',
    kind: 'database',
  },
  auth: { label: 'Sign-in, users', category: 'Auth', measure: 'users', example: '10000' },
  email: { label: 'Mail, mails a month', category: 'Email', measure: 'emails', example: '3000/month' },
  hosting: {
    label: 'Hosting, transfer a month',
    category: 'Cloud Hosting',
    measure: 'bandwidth',
    example: '100 GB/month',
  },
  files: { label: 'Files, storage', category: 'Storage', measure: 'storage', example: '5 GB' },
  monitoring: { label: 'Monitoring', category: 'Monitoring', measure: 'requests', example: 'any' },
  errors: {
    label: 'Error tracking, events a month',
    category: 'Error Tracking',
    measure: 'events',
    example: '5000/month',
  },
  logs: { label: 'Logs', category: 'Logging', measure: 'storage', example: 'any' },
  jobs: { label: 'CI/CD, minutes a month', category: 'CI/CD', measure: 'minutes', example: '2000/month' },
  search: { label: 'Search, records', category: 'Search', measure: 'records', example: '10000' },
} as const satisfies Readonly<Record<string, Job>>;
type JobName = keyof typeof JOBS;
const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** The limit by which a project measures what a category does; null where it measures none. */
export function measureOfJob({ name }: Category): MeasureAndKind | null {
  const job = Object.values<Job>(JOBS).find(({ category }) => category === name);
  return job ? { measure: job.measure, kind: job.kind ?? null } : null;
}

const PARAMETERS = Object.fromEntries(
  JOB_NAMES.map((name) => [name, formText(`${JOBS[name].label}: an amount, or \`any\`.`, 40)]),
) as Record<JobName, TextParameter>;

type Needs = Readonly<Partial<Record<JobName, string | null>>>;
const ANY = /^(?:any|yes|x|true)$/i;
const SHOWN = 4;

/** `/plan`: offers whose limits hold what a project needs. The address holds the state. */
export const plan = pageRoute({
  path: PAGE.plan,
  parameters: PARAMETERS,
  isFile: true,
  page: planPage,
});

/** The page for needs, or its empty form. */
function planPage(catalogue: Catalogue, needs: Needs): Page {
  const wanted = JOB_NAMES.flatMap((name): readonly Found[] => {
    const amount = needs[name]?.trim() ?? '';
    const category = categoryNamed(catalogue, JOBS[name].category);
    return amount === '' || !category ? [] : [offersFor(catalogue, { name, amount, category })];
  });
  const picked = wanted.flatMap(({ listings }) => listings.slice(0, 1));
  const intro = html`<p class="lead">
      Fill in what the project needs: an amount, or <em>any</em>. Offers that are free for anyone and state at least
      that much are shown, in today's order.
    </p>
    ${form(catalogue, needs)}`;
  const costs = searchPath({ services: picked.map(({ vendor }) => vendor.slug).join(',') }, '/api/costs');
  return {
    path: PAGE.plan,
    title: 'Plan a project',
    description: 'What a project needs, with amounts: offers whose limits hold them, and where nothing fits.',
    addressQuery: searchPath(needs, ''),
    json: {
      name: picked.length > 0 ? 'What the first of each costs, as JSON' : 'A stack for a use case, as JSON',
      path: picked.length > 0 ? costs : '/api/stack?use_case=saas',
    },
    dated: datedListings(catalogue, picked),
    main: html`${
      wanted.length === 0
        ? intro
        : html`<p class="aside">
              Free for anyone. What has less against it comes first, and equals change places every day. The limit that
              counts for the project is marked; beyond it the offer no longer suffices.
            </p>
            <p class="tools"><a href="#needs">Change the needs</a> ${shareLink(searchPath(needs, PAGE.plan))}</p>
            ${wanted.map((each) => foundOffers(catalogue, each))}${picked.length === 0 ? NOTHING : followBox({ vendors: picked.map(({ vendor }) => vendor) })}
            ${section('needs', 'What the project needs', intro)}`
    }`,
  };
}

/** What a project needs of one job, and the offers that hold it. */
function offersFor(catalogue: Catalogue, wanted: { name: JobName; amount: string; category: Category }) {
  const job: Job = JOBS[wanted.name];
  const free = categoryListings(catalogue, wanted.category).filter((listing) => isFreeOffer(catalogue, listing));
  const parsed = ANY.test(wanted.amount) ? null : limitFilter(`min_${job.measure}`, wanted.amount);
  const error = parsed && 'error' in parsed ? parsed.error : null;
  const stated = parsed && !('error' in parsed) ? parsed : null;
  /** Null where any amount will do, or where it cannot be read. */
  const filter = stated && { ...stated, kind: stated.kind ?? job.kind ?? null };
  const isKindImplied = stated?.kind === null && job.kind !== undefined;
  /** What the search takes for the same filter. */
  const least = isKindImplied ? `${wanted.amount} ${job.kind}` : wanted.amount;
  const listings = error ? [] : free.filter(({ offer }) => filter === null || grants(limitsOf(offer), filter));
  /** Free offers that state no amount: they may grant it or not. */
  const silent = free.filter(({ offer }) =>
    newCustomerLimits(offer).every((one) => one.measure !== job.measure),
  ).length;
  return { ...wanted, filter, least, error, listings, free: free.length, silent };
}

type Found = ReturnType<typeof offersFor>;

function form(catalogue: Catalogue, needs: Needs): Html {
  return html`<form class="choose" action="${PAGE.plan}" method="get" aria-label="What the project needs">
    ${JOB_NAMES.filter((name) => categoryNamed(catalogue, JOBS[name].category)).map(
      (name) =>
        html`<label
          >${JOBS[name].label}
          <input
            name="${name}"
            value="${needs[name] ?? ''}"
            placeholder="${JOBS[name].example}"
            maxlength="40"
            autocomplete="off"
        /></label> `,
    )}
    <button type="submit">Plan</button>
  </form> `;
}

function foundOffers(catalogue: Catalogue, found: Found): Html {
  const { name, amount, least, category, listings, filter, error, free, silent } = found;
  const { measure } = JOBS[name];
  const search = searchPath({
    category: category.slug,
    free: 'true',
    ...(filter ? { measure, least } : {}),
  });
  const none = html`<p class="empty">
    None of the ${figures(free, 'free offer')} states that much; ${figures(silent, 'offer states', 'offers state')} no
    amount. <a href="${categoryPage(category)}">All of ${category.name}</a>.
  </p>`;
  const title = html`${category.name}${filter ? html` <span class="tally">${measureWords(measure)}: at least ${amount}</span>` : NOTHING}`;
  const cards = listings.slice(0, SHOWN).map(
    (listing) =>
      html`<li>
        <a href="${vendorPage(listing.vendor)}">${listing.vendor.name}</a>
        <span class="tier">${listing.offer.tier}</span>
        ${levelMark(shownLevel(catalogue, listing))} ${limitLine(catalogue, listing, { first: measureOfJob(category) })}
      </li> `,
  );
  return section(`job-${name}`, title, [
    error ? html`<p class="notice" role="alert">${error}.</p>` : NOTHING,
    listings.length === 0 && !error
      ? none
      : html`<ul class="cards-list">
          ${cards}
        </ul>`,
    listings.length > SHOWN
      ? html`<p class="more"><a href="${search}">All ${figure(listings.length)} that fit</a></p>`
      : NOTHING,
  ]);
}
