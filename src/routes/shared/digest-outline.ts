import type { ChangeRecord } from '../../model/change-record.ts';
import { digestOrder, type WeeklyDigest } from '../../rules/digest/digest.ts';
import { changeWords, counted } from './change-words.ts';

/** The content of a weekly digest for Markdown and HTML, with unescaped texts. */
export interface DigestOutline {
  readonly title: string;
  readonly headline: string;
  readonly sections: readonly DigestSection[];
  readonly citation: { readonly text: string; readonly url: string };
}

export interface DigestSection {
  readonly heading: string;
  readonly changes: readonly ChangeRecord[];
  /** The line below the changes: that there are none, or how many more; null when all are shown. */
  readonly remark: string | null;
}

/** Makes the outline of a weekly digest, with at most `limit` changes per section. */
export function digestOutline(digest: WeeklyDigest, limit: number, citation: DigestOutline['citation']): DigestOutline {
  const { week, effective, discovered } = digest;
  return {
    title: `Pricing changes, ${week.from} to ${week.to}`,
    headline: headline(digest),
    sections: [
      section('Took effect', effective, limit),
      section('Discovered, effective date unknown', discovered, limit),
    ],
    citation,
  };
}

function section(heading: string, changes: readonly ChangeRecord[], limit: number): DigestSection {
  const omitted = changes.length - limit;
  const remark = changes.length === 0 ? 'None.' : omitted > 0 ? `${counted(omitted, 'more change')} not shown.` : null;
  return { heading, changes: changes.slice(0, limit), remark };
}

function headline({ effective, discovered, week }: WeeklyDigest): string {
  // Each list begins with its heaviest change.
  const [first] = digestOrder([...effective.slice(0, 1), ...discovered.slice(0, 1)]);
  if (!first) return `No tracked pricing change from ${week.from} to ${week.to}.`;
  const found = discovered.length > 0 ? `, ${discovered.length} discovered` : '';
  const lead = `${first.vendor} (${changeWords(first.change_type)})`;
  return `${counted(effective.length, 'tracked pricing change')} took effect${found}; first by weight: ${lead}.`;
}

/** The text after the vendor of a change. */
export function changeFacts(record: ChangeRecord): string {
  return `${record.date}, ${changeWords(record.change_type)}, ${record.impact} impact`;
}
