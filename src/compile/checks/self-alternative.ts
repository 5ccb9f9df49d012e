import { slug } from '../../rules/text/slug.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { vendorCheck } from './check.ts';
import { namedAlternatives } from './named-alternatives.ts';
import { vendorNames } from './vendor-names.ts';

/** A vendor named as the alternative to itself, by any of its names. */
export const selfAlternative = vendorCheck({
  code: 'self-alternative',
  meaning: 'a vendor is named as the alternative to itself',
  isWaivable: true,
  why: 'readers who look for a way out would be sent back',
  *diagnose(file) {
    const own = new Set(vendorNames(file).map(({ slug: known }) => known));
    for (const { name, path } of namedAlternatives(file.value)) {
      if (!own.has(slug(name))) continue;
      yield {
        at: file.draft.place(path),
        what: `${quoted(name)} is named as an alternative to itself`,
        fix: 'remove the name',
      };
    }
  },
});
