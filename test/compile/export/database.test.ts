import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { describe, expect, it } from 'vitest';
import { databaseBytes } from '../../../src/compile/export/database.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { isFreeOffer } from '../../../src/rules/risk/free-offer.ts';
import { catalogueOf, change, day, vendor } from '../../builders.ts';
import { folderOfTest, sharedMiniature } from '../../http/compiled.ts';
import { tinyCatalogue } from '../../shipped.ts';

describe('the database', () => {
  it('is the same bytes each time', async () => {
    const index = await tinyCatalogue();
    expect(databaseBytes(index).equals(databaseBytes(index))).toBe(true);
  });

  it('answers by its tables, its search and its views', async () => {
    const index = await tinyCatalogue();
    const database = new Sqlite(join(sharedMiniature(), 'api/export/index.sqlite'), { readonly: true });
    const all = (sql: string): readonly Readonly<Record<string, unknown>>[] =>
      database.prepare(sql).all() as Readonly<Record<string, unknown>>[];
    expect(all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(all('SELECT count(*) AS n FROM offers')[0]?.['n']).toBe(index.listings.length);
    expect(all('SELECT count(*) AS n FROM changes')[0]?.['n']).toBe(index.changes.length);
    const found = all(
      "SELECT offers.vendor FROM offers_search JOIN offers ON offers.id = offers_search.rowid WHERE offers_search MATCH 'database'",
    );
    expect(found.map(({ vendor }) => vendor)).toContain('Acme');
    const views = all("SELECT name FROM sqlite_schema WHERE type = 'view'").map(({ name }) => String(name));
    expect(views.length).toBeGreaterThanOrEqual(8);
    for (const view of views) expect([view, Array.isArray(all(`SELECT * FROM ${view}`))]).toEqual([view, true]);
    const free = index.listings.filter((listing) => isFreeOffer(index, listing));
    expect(all('SELECT count(*) AS n FROM free_offers')[0]?.['n']).toBe(free.length);
    expect(all('SELECT date FROM changes WHERE reports IS NOT NULL')).toEqual([{ date: '2026-02-01' }]);
    database.close();
  });

  it('has an offer among the expiring ones through its last day', async () => {
    const { records, site } = await tinyCatalogue();
    const file = join(await folderOfTest(), 'index.sqlite');
    for (const [today, vendors] of [
      ['2026-12-31', ['Kestrel', 'Acme']],
      ['2027-01-01', ['Acme']],
    ] as const) {
      writeFileSync(file, databaseBytes(link(records, day(today), site)));
      const database = new Sqlite(file, { readonly: true });
      const expiring = database.prepare('SELECT vendor FROM expiring_offers').all() as { readonly vendor: string }[];
      database.close();
      expect(expiring.map(({ vendor }) => vendor)).toEqual(vendors);
    }
  });

  it('has no withdrawn announcement among the announced changes', async () => {
    const toCome = { date: '2027-01-01', recorded_date: '2026-11-01' };
    const resolution = { state: 'retracted', date: '2026-11-10' } as const;
    const changes = [change({ ...toCome, summary: 'Stands.' }), change({ ...toCome, resolution })];
    const file = join(await folderOfTest(), 'index.sqlite');
    writeFileSync(file, databaseBytes(catalogueOf(vendor({ changes }))));
    const database = new Sqlite(file, { readonly: true });
    expect(database.prepare('SELECT summary FROM announced_changes').all()).toMatchObject([{ summary: 'Stands.' }]);
    database.close();
  });
});
