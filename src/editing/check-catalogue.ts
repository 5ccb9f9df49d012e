import type { CatalogueFiles } from '../compile/checks/check.ts';
import { uncoveredFigures } from '../compile/checks/figures.ts';
import { textsOf } from '../compile/checks/findings.ts';
import { publishedFiles } from '../compile/checks/texts.ts';
import { nearNames } from '../compile/checks/vendor-references.ts';
import { type Diagnostic, type Finding, quote } from '../compile/diagnostics/diagnostic.ts';
import type { AdviceCode } from '../compile/diagnostics/stage-codes.ts';
import type { SourceFile } from '../compile/read/read.ts';
import { fieldName } from '../compile/shape/issue.ts';
import type { Sourced } from '../compile/shape/shape.ts';
import { shapeFile } from '../compile/shape/shape-file.ts';
import { missingList, validate } from '../compile/validate.ts';
import { formAdvice } from './fix/fix.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { parsedUrl, siteOf } from '../rules/text/parsed-url.ts';
import { slug } from '../rules/text/fold.ts';

/** The catalogue with all that `npm run check` reports: the errors of a build, and notices for the files of a change. */
export function checkCatalogue(sources: readonly SourceFile[], today: IsoDate, change: Change) {
  const { diagnostics: unfit, files, records } = validate(sources, today);
  const errors = [...unfit, ...missingList('tags', 'without the list, no spelling of a tag is wrong', files.paths)];
  // The form of a file with an error is not examined.
  const faulty = new Set(errors.map(({ at }) => at.file));
  const touched = sources.filter(({ path, refused }) => !refused && change.paths.has(path) && !faulty.has(path));
  const notices = [...touched.flatMap((source) => formAdvice(source) ?? []), ...advice(touched, files, change)];
  const diagnostics: readonly Diagnostic[] = [...errors, ...notices];
  return { files, records, diagnostics };
}

/** The files of a change, and the earlier ones that it edits or removes. */
export interface Change {
  readonly paths: ReadonlySet<string>;
  readonly former: readonly SourceFile[];
}

interface ChangedFiles {
  readonly files: CatalogueFiles;
  readonly change: Change;
  readonly vendors: CatalogueFiles['vendors'];
  /** Vendors and lists whose texts people write. */
  readonly written: readonly Sourced<unknown>[];
}

/** Notices for the files of a change. None of them is an error: a right edit may have any of them. */
const ADVICE: readonly {
  readonly code: AdviceCode;
  readonly why: string;
  readonly diagnose: (changed: ChangedFiles) => readonly Finding[];
}[] = [
  {
    code: 'curly-quotes',
    why: 'the quotes are served as part of the value',
    diagnose: ({ written }) => written.flatMap(curlyQuotes),
  },
  {
    code: 'link-shortener',
    why: 'the address says nothing of its target, which can change',
    diagnose: ({ written }) => written.flatMap(shortLinks),
  },
  {
    code: 'front-page',
    why: 'the nightly read finds the terms only on the page that states them',
    diagnose: ({ vendors }) => vendors.flatMap(frontPages),
  },
  {
    code: 'uncovered-figure',
    why: 'filters and tables read the limits alone, so the text says more than they do',
    diagnose: ({ vendors }) => vendors.flatMap(uncoveredFigures),
  },
  {
    code: 'similar-vendor',
    why: 'the two may be one vendor, in two spellings',
    diagnose: similarVendors,
  },
  {
    code: 'renamed-vendor',
    why: 'links and questions with the former name would find nothing',
    diagnose: renamedVendors,
  },
  {
    code: 'renamed-tier',
    why: 'a record of another tier rates and gates no offer',
    diagnose: renamedTiers,
  },
];

function advice(touched: readonly SourceFile[], files: CatalogueFiles, change: Change): readonly Diagnostic[] {
  const paths = new Set(touched.map(({ path }) => path));
  const isTouched = ({ draft }: Sourced<unknown>): boolean => paths.has(draft.file);
  const written = publishedFiles(files).filter(isTouched);
  const changed = { files, change, vendors: files.vendors.filter(isTouched), written };
  return ADVICE.flatMap(({ code, why, diagnose }) =>
    diagnose(changed).map((finding): Diagnostic => ({ code, severity: 'notice', why, ...finding })),
  );
}

/** A value between typographic quotes, as a word processor writes them. */
const CURLY = /^[“”„‘’«](.*)[“”‘’»]$/u;

function curlyQuotes(file: Sourced<unknown>): readonly Finding[] {
  return textsOf(file).flatMap(({ text, path }) => {
    const bare = CURLY.exec(text)?.[1];
    if (bare === undefined || path.includes('quote')) return [];
    const what = `${fieldName(path)} is ${quote(text)}, in typographic quotes`;
    return [{ at: file.draft.place(path), what, fix: `write ${quote(bare)}` }];
  });
}

const SHORTENERS: ReadonlySet<string> = new Set([
  ...['bit.ly', 'buff.ly', 'cutt.ly', 'goo.gl', 'is.gd', 'lnkd.in', 'ow.ly', 'rb.gy', 'rebrand.ly', 's.id'],
  ...['shorturl.at', 't.co', 't.ly', 'tiny.cc', 'tinyurl.com', 'v.gd'],
]);

function shortLinks(file: Sourced<unknown>): readonly Finding[] {
  return textsOf(file).flatMap(({ text, path }) => {
    const site = siteOf(text);
    if (!/^https?:/i.test(text) || !SHORTENERS.has(site)) return [];
    const what = `${fieldName(path)} is an address of ${quote(site)}, which shortens links`;
    return [{ at: file.draft.place(path), what, fix: 'write the address that it leads to' }];
  });
}

export function isFrontPage(url: string): boolean {
  const parsed = parsedUrl(url);
  return parsed?.pathname === '/' && parsed.search === '' && parsed.hash === '';
}

function frontPages({ draft, value }: CatalogueFiles['vendors'][number]): readonly Finding[] {
  return value.offers.flatMap(({ url }, index) => {
    if (!isFrontPage(url)) return [];
    const what = `${quote(url)} is the front page of the site`;
    const fix = 'cite the page that states the terms, if there is one';
    return [{ at: draft.place(['offers', index, 'url']), what, fix }];
  });
}

function similarVendors({ files: { vendorNames }, vendors }: ChangedFiles): readonly Finding[] {
  return vendors.flatMap(({ draft, value: { vendor } }) => {
    const own = slug(vendor);
    const others = new Map([...vendorNames].filter(([key]) => key !== own));
    const near = nearNames(others)(own);
    if (near === undefined) return [];
    const what = `${quote(vendor)} is one letter from ${quote(near)}`;
    return [{ at: draft.place(['vendor']), what, fix: 'correct the name, or leave it where both vendors exist' }];
  });
}

/** Vendors whose offers cite a page that a removed file cites, and that do not record the name in that file. */
function renamedVendors({ files, vendors, change }: ChangedFiles): readonly Finding[] {
  const before = formerVendors(change.former.filter(({ path }) => !files.paths.has(path)));
  return vendors.flatMap(({ draft, value }) => {
    const urls = new Set(value.offers.map(({ url }) => url));
    const names = [value.vendor, ...value.former_names, ...value.aliases].map((name) => slug(name));
    const former = before.find(
      ({ vendor, offers }) => offers.some(({ url }) => urls.has(url)) && !names.includes(slug(vendor)),
    );
    if (!former) return [];
    const what = `${quote(value.vendor)} takes the place of ${quote(former.vendor)}, which has no file any more`;
    const fix = `add ${quote(`former_names: [${former.vendor}]`)}, if it is the same vendor`;
    return [{ at: draft.place(['vendor']), what, fix }];
  });
}

/** Records of a tier that an offer of the vendor had before the change, and that none has any more. */
function renamedTiers({ vendors, change }: ChangedFiles): readonly Finding[] {
  return vendors.flatMap(({ draft, value: { offers, changes } }) => {
    const [before] = formerVendors(change.former.filter(({ path }) => path === draft.file));
    const tiers = new Set(offers.map(({ tier }) => tier));
    const gone = new Set(before?.offers.flatMap(({ tier }) => (tiers.has(tier) ? [] : tier)));
    return changes.flatMap(({ tier }, index) => {
      if (tier === undefined || !gone.has(tier)) return [];
      const what = `no offer has the tier ${quote(tier)} any more`;
      const fix = 'write the new name of the tier, or leave it where the offer has ended';
      return [{ at: draft.place(['changes', index, 'tier']), what, fix }];
    });
  });
}

function formerVendors(files: readonly SourceFile[]) {
  return files.flatMap((file) => {
    const { validated } = shapeFile(file);
    return validated?.kind === 'vendor' ? [validated.sourced.value] : [];
  });
}
