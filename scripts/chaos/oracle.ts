import { etagOf } from '../../functions/headers.ts';
import { digest } from '../../functions/node/digest.ts';
import { indexReply } from '../../functions/router.ts';
import { SITE_NAME } from '../../src/compile/site.ts';
import type { CatalogueRecords } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { encodeBytes } from '../../src/routes/encode.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { link } from '../../src/rules/catalogue/link.ts';

/** The address that every build of the suite is made for. */
export const BASE_URL = 'https://chaos.example';

/** What is right: the validators of an answer for a day, computed here by the rules and without a host. */
export class Oracle {
  readonly #states: readonly CatalogueRecords[];
  readonly #etags = new Map<string, string>();

  /** Takes each state that the catalogue is brought into. */
  constructor(states: readonly CatalogueRecords[]) {
    this.#states = states;
  }

  /** The validator in any coding, of any state, on any of the days. */
  isRight(target: string, etag: string, days: ReadonlySet<IsoDate>): boolean {
    const bare = etag.replace(/\.(?:gzip|br)"$/, '"');
    return [...days].some((day) => this.#states.some((_, state) => this.#etag(target, day, state) === bare));
  }

  /** Which days near a right one the answer is for, in words for a report. */
  explained(target: string, etag: string, days: ReadonlySet<IsoDate>): string {
    const near = [...days].flatMap((day) => [-3, -2, -1, 0, 1, 2, 3].map((offset) => addDays(day, offset)));
    const found = [...new Set(near)].filter((day) => this.isRight(target, etag, new Set([day])));
    return `${target} is for ${found.join(', ') || 'no day near'} and not for ${[...days].join(' or ')}`;
  }

  #etag(target: string, day: IsoDate, state: number): string {
    const key = `${state} ${day} ${target}`;
    const known = this.#etags.get(key);
    if (known !== undefined) return known;
    const records = this.#states[state];
    if (!records) throw new Error('unknown state');
    const reply = indexReply(link(records, day, { name: SITE_NAME, base_url: BASE_URL }), target);
    if (!reply) throw new Error(`${target} reaches no route`);
    const etag = etagOf(digest(encodeBytes(reply)));
    this.#etags.set(key, etag);
    return etag;
  }
}
