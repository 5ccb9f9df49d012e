import { PAGE } from '../../routes/shared/page.ts';
import { pageRoute } from '../page-route.ts';
import { pairPage } from './pair-page.ts';
import { subjectOf } from './subject.ts';
import { TABLE_PARAMETERS, tableQuestion } from './table-question.ts';
import { tablePage } from './table-page.ts';

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
