import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { RestatedPage } from './templates.ts';

type Written = Partial<Record<RestatedPage['verdict'], string>> &
  Omit<RestatedPage, 'name' | 'verdict' | 'limits' | 'twists'> & { readonly limits: string; readonly not?: string };

const pagesOf = (file: string): readonly RestatedPage[] =>
  (parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Written[]).map(
    ({ confirmed, changed, lesser, limits, not, ...page }) => ({
      ...page,
      name: confirmed ?? changed ?? lesser ?? '',
      verdict: confirmed !== undefined ? 'confirmed' : changed !== undefined ? 'changed' : 'lesser',
      limits: limits === '' ? [] : limits.split('; '),
      twists: (not ?? '')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const [from = '', to = ''] = line.split(' => ');
          return [from, to];
        }),
    }),
  );

/** Pages labelled first, and forty that no rule was tuned by when they were written. */
export const RESTATED = [...pagesOf('first.yaml'), ...pagesOf('fresh.yaml')];
/** Pages in the shapes of real ones, which the rules have been mended by. */
export const SHAPES = pagesOf('shapes.yaml');
/** Pages that were written without knowing the rules. */
export const BLIND = pagesOf('blind.yaml');
/** Pages restated from real ones without knowing the rules. */
export const REAL = pagesOf('real.yaml');
