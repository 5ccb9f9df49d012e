import { alternativesIndex, alternativesRoute } from './alternatives.ts';
import { changesRoute } from './changes.ts';
import { digestRoute } from './digest.ts';
import { follow } from './tools/follow.ts';
import { plan } from './tools/plan.ts';
import { stackCheck } from './tools/stack-check.ts';
import { pairPage } from './compare/pair.ts';
import { subjectOf } from './compare/subject.ts';
import { TABLE_PARAMETERS, tableQuestion } from './compare/table-question.ts';
import { tablePage } from './compare/table.ts';
import { categoriesPage, comparePage, vendorsPage } from './index-pages.ts';
import { type PageRoute, pageRoute } from './page.ts';
import { searchPage } from './search/page.ts';
import { PAGE } from '../routes/shared/page.ts';

/** Two vendors side by side, or the table of a category or a comparison. */
export const subjectPage = pageRoute({
  path: `${PAGE.compare}/{subject}`,
  parameters: {
    subject: {
      kind: 'text',
      in: 'path',
      description: 'Two slugs with `-vs-` between them, a category or a comparison.',
    },
    ...TABLE_PARAMETERS,
  },
  fileOf: ({ subject }) => (/^[a-z0-9-]+$/.test(subject ?? '') ? `compare/${subject ?? ''}` : null),
  page(catalogue, { subject: name, ...query }) {
    const subject = subjectOf(catalogue, name ?? '');
    if (subject === null) return null;
    if (subject.kind === 'pair') return pairPage(catalogue, subject.first, subject.second);
    return tablePage(catalogue, subject, tableQuestion(query));
  },
});

/** Every page that the function renders. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  searchPage,
  vendorsPage,
  categoriesPage,
  comparePage,
  subjectPage,
  alternativesIndex,
  alternativesRoute,
  changesRoute,
  digestRoute,
  stackCheck,
  plan,
  follow,
];
