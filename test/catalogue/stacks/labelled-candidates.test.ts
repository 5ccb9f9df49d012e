import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { stackCandidates } from '../../../src/rules/stack/picks.ts';
import { stackPlan } from '../../../src/rules/stack/stack-roles.ts';
import { shippedCatalogue } from '../../shipped.ts';

/** A job that roles of templates have in common, with the vendors that were judged by hand. */
interface LabelledJob {
  readonly job: string;
  /** `USE_CASE/ROLE`. */
  readonly roles: readonly string[];
  readonly fits: readonly string[];
  readonly does_not_fit?: readonly string[];
}

const LABELS = parse(
  readFileSync(new URL('labelled-candidates.yaml', import.meta.url), 'utf8'),
) as readonly LabelledJob[];
const JOB_OF_ROLE = new Map(LABELS.flatMap((job) => job.roles.map((role) => [role, job] as const)));
const LOOKED_AT = 3;
const LEAST_SHARE = 0.95;

/** The first candidates of every role of every template, as `/api/stack` orders them. */
function firstCandidates(catalogue: Catalogue): readonly { readonly role: string; readonly vendor: string }[] {
  return catalogue.records.stacks.flatMap(({ use_case: useCase }) => {
    const plan = stackPlan(catalogue, useCase, []);
    return plan.roles.flatMap((role) => {
      const { listings = [] } = stackCandidates(catalogue, role, { useCase: plan.use_case }) ?? {};
      return listings
        .slice(0, LOOKED_AT)
        .map(({ vendor }) => ({ role: `${useCase}/${role.role}`, vendor: vendor.name }));
    });
  });
}

describe('the templates of the shipped catalogue', async () => {
  const shipped = await shippedCatalogue();

  it('are a dozen and more; most of their roles have a labelled job, and nearly all a candidate', () => {
    const roles = shipped.records.stacks.flatMap(({ use_case: useCase, roles: of }) =>
      of.map(({ role }) => `${useCase}/${role}`),
    );
    expect(shipped.records.stacks.length).toBeGreaterThan(12);
    expect(JOB_OF_ROLE.size).toBe(LABELS.flatMap((job) => job.roles).length);
    // A role that an editor has added or renamed has no label yet.
    expect(roles.filter((role) => JOB_OF_ROLE.has(role)).length).toBeGreaterThan(roles.length * 0.75);
    const filled = new Set(firstCandidates(shipped).map(({ role }) => role));
    expect(filled.size).toBeGreaterThan(roles.length * 0.95);
  });

  it.each([0, 2, 15])('show first what does the job, %i days later too', (days) => {
    const shown = firstCandidates(link(shipped.records, addDays(shipped.date, days), shipped.site));
    const judged = shown.map(({ role, vendor }) => {
      const { fits = [], does_not_fit: unfit = [] } = JOB_OF_ROLE.get(role) ?? {};
      return {
        candidate: `${vendor} for ${role}`,
        isLabelled: [...fits, ...unfit].includes(vendor),
        fits: fits.includes(vendor),
      };
    });
    // A new offer of the catalogue has no label yet: it is left out of the share.
    const labelled = judged.filter(({ isLabelled }) => isLabelled);
    const unfit = labelled.filter(({ fits }) => !fits).map(({ candidate }) => candidate);
    expect(labelled.length).toBeGreaterThanOrEqual(judged.length / 4);
    console.log(`${unfit.length} of ${labelled.length} labelled candidates do not fit`);
    expect(1 - unfit.length / labelled.length, unfit.join('; ')).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});
