import type { IsoDate } from '../model/iso-date.ts';
import { monthInWords } from './day.ts';
import { html, lines, type Html } from './html.ts';

/** What falls into one month, in the order given. */
export interface Month<Member> {
  /** `m-2026-11`, to be linked to. */
  readonly id: string;
  /** `November 2026`. */
  readonly month: string;
  readonly members: readonly Member[];
}

/** Groups members by month. They must be sorted by day, in either order. */
export function byMonth<Member>(
  members: readonly Member[],
  dayOf: (member: Member) => IsoDate,
): readonly Month<Member>[] {
  const months = new Map<string, { month: string; members: Member[] }>();
  for (const member of members) {
    const date = dayOf(member);
    const id = `m-${date.slice(0, 7)}`;
    const known = months.get(id);
    if (known) known.members.push(member);
    else months.set(id, { month: monthInWords(date), members: [member] });
  }
  return [...months].map(([id, month]) => ({ id, ...month }));
}

/** A section for each month, with a list of its members. */
export function monthSections<Member>(months: readonly Month<Member>[], entry: (member: Member) => Html): Html {
  return lines(
    months.map(
      ({ id, month, members }) =>
        html`<section class="month" aria-labelledby="${id}">
          <h2 id="${id}">${month}</h2>
          <ol class="timeline">
            ${members.map(entry)}
          </ol>
        </section>`,
    ),
  );
}
