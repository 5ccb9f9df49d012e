import { describe, expect, it } from 'vitest';
import type { VendorLine } from '../../../src/model/index-lines.ts';
import { HeldVendor, withLimits, type HeldSource } from '../../../src/rules/catalogue/held-vendors.ts';
import { limitsOf } from '../../../src/rules/limits/limits-of.ts';
import { change, offer, read, vendor } from '../../builders.ts';

const acme = vendor({
  offers: [offer({ url: 'https://acme.example/a' }), offer({ url: 'https://acme.example/b', tier: 'Second' })],
  changes: [change()],
  reads: [read({ url: 'https://acme.example/b' })],
  former_names: ['Apex'],
  aliases: ['ACM'],
});
/** The source of the one vendor, whose line parses to a new record each time. */
const sourceOf = (line: string): HeldSource => ({
  slug: () => acme.slug,
  name: () => acme.name,
  isRead: () => true,
  vendor: () => withLimits(JSON.parse(line) as VendorLine),
  changes: () => structuredClone(acme.changes),
});
const source = sourceOf(JSON.stringify([{ ...acme, changes: [] }, []]));

describe('a vendor of a line of the index', () => {
  it('has every member of the record', () => {
    const held = new HeldVendor(source, 0).asVendor();
    const { slug, name, former_names, aliases, offers, changes, reads } = held;
    expect({ slug, name, former_names, aliases, offers, changes, reads }).toEqual(acme);
    expect([held.detect, held.referral_program]).toEqual([undefined, undefined]);
  });

  it('has the optional members of the record', () => {
    const optional = {
      detect: { npm: ['acme'] },
      referral_program: {
        available: false,
        referrer_benefit: '',
        referee_benefit: '',
        program_url: 'https://acme.example/refer',
        type: 'self-service',
        notes: '',
      },
    };
    const held = new HeldVendor(sourceOf(JSON.stringify([{ ...acme, ...optional }, []])), 0);
    expect({ detect: held.detect, referral_program: held.referral_program }).toEqual(optional);
  });

  it('has what the source knows without parsing the line, and parses the line once', () => {
    const invalid = new HeldVendor(sourceOf('not JSON'), 0);
    expect([invalid.slug, invalid.name, invalid.changes]).toEqual(['acme', acme.name, acme.changes]);
    expect(() => invalid.offers).toThrow(SyntaxError);
    const held = new HeldVendor(source, 0);
    expect(held.offers).toBe(held.offers);
    expect(held.changes).toBe(held.changes);
  });

  it('registers the limits of its offers', () => {
    const [limits] = [[{ measure: 'seats', amount: 9, unit: null, per: null, text: 'stored' }]] as const;
    const { offers } = withLimits([vendor({ offers: [offer(), offer({ description: '2 users' })] }), [limits]]);
    expect(offers.map((each) => limitsOf(each).map(({ amount }) => amount))).toEqual([[9], [2]]);
  });
});
