import { z } from 'zod';
import { PERIODS } from '../model/request-figures.ts';
import { count } from './shared/primitive.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const topPage = z
  .strictObject({
    path: z.string().describe('Path of the page; `(other)` for the pages of days with too many to keep apart.'),
    views: count('Views in the period.'),
  })
  .meta({ id: 'TopPage', description: 'A page and how often it was viewed.' });

/** 200 body of `/api/pageviews`. */
export const pageviewsBody = z
  .strictObject({
    period: z.enum(PERIODS).describe('The period that was counted, the current UTC day included.'),
    total: count('Views of HTML pages in the period.'),
    top_pages: z.array(topPage).describe('Most viewed first; at most 50.'),
    referrers: z
      .record(z.string(), count('Views.'))
      .describe('From a host that linked to a page to the views it brought, most first; at most 50. Hosts only.'),
    ...warningsShape,
  })
  .meta({ id: 'Pageviews', description: 'How often pages were viewed.' });

export type PageviewsBody = z.infer<typeof pageviewsBody>;
