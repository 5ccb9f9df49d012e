import { describe, expect, it } from 'vitest';
import { movedTo, notFoundPage } from '../../src/pages/not-found.ts';
import { shell } from '../../src/pages/parts/shell.ts';
import { catalogue, category, change, offer, vendor } from '../builders.ts';
import { addresses, documentOf, named } from './document.ts';

const linked = catalogue({
  categories: [category({ name: 'Databases', retired_names: ['Data Stores'] }), category({ name: 'Email' })],
  vendors: [
    vendor({ name: 'Neon', offers: [offer({ category: 'Databases' })] }),
    vendor({ name: 'Amazon Kiro', aliases: ['Kiro IDE'], offers: [offer({ category: 'Databases' })] }),
    vendor({ name: 'Fly.io', former_names: ['Fly'], offers: [offer({ category: 'Email' })] }),
    vendor({ name: 'Heroku', offers: [], changes: [change({ category: 'Email' })] }),
  ],
});

describe('an address that has no page of its own', () => {
  it.each([
    ['/vendor/Neon', '/vendor/neon'],
    ['/vendor/kiro', '/vendor/amazon-kiro'],
    ['/vendor/Kiro.md', '/vendor/amazon-kiro.md'],
    ['/category/data-stores.md', '/category/databases.md'],
    ['/compare/neon-vs-heroku.md', '/compare/heroku-vs-neon.md'],
    ['/vendor/Kiro%20IDE', '/vendor/amazon-kiro'],
    ['/vendor/fly', '/vendor/fly-io'],
    ['/category/Databases', '/category/databases'],
    ['/category/data-stores', '/category/databases'],
    ['/Changes', '/changes'],
    ['/Startup-Credits', '/startup-credits'],
    ['/compare/startup-credits', '/startup-credits'],
  ])('%s leads to %s', (path, target) => {
    expect(movedTo(linked, path)).toBe(target);
  });

  it.each([
    '/vendor/neon',
    '/vendor/nobody',
    '/category/none',
    '/neon',
    '/vendor/neon/more',
    '/vendor/%zz',
    '/vendor/',
    '/changes',
    '/',
  ])('%s leads nowhere else', (path) => {
    expect(movedTo(linked, path)).toBeNull();
  });
});

describe('the page of an address with nothing at it', () => {
  const shown = (path: string) => documentOf(shell(linked, notFoundPage(linked, path)));

  it('names the requested path and the nearest names', () => {
    const page = shown('/vendor/neonn');
    expect(named(page, 'code').map(({ text }) => text)).toContain('/vendor/neonn');
    expect(addresses(page)).toContain('/vendor/neon');
    expect(addresses(page)).toContain('/search?q=neonn');
  });

  it('names the nearest category', () => {
    expect(addresses(shown('/category/database'))).toContain('/category/databases');
  });

  it('has the words of the address in the search field', () => {
    const field = named(shown('/guides/send-mail.html'), 'input').find(({ attributes }) => attributes['name'] === 'q');
    expect(field?.attributes['value']).toBe('send mail');
  });

  it('says where no name is near', () => {
    const text = shell(linked, notFoundPage(linked, '/vendor/qqqqqqqqq'));
    expect(text).toContain('No vendor and no category has a name near “qqqqqqqqq”.');
  });
});

describe('the nearest names', () => {
  const offered = (path: string): readonly string[] =>
    named(documentOf(shell(linked, notFoundPage(linked, path))), 'a')
      .map(({ attributes }) => attributes['href'] ?? '')
      .filter((address) => /^\/(?:vendor|category|compare)\/./.test(address));

  it('of a misspelt comparison stand at the fields of its form', () => {
    expect(offered('/compare/neonn-vs-heroku')).toEqual(['/compare/heroku-vs-neon']);
    expect(offered('/compare/herokuu-vs-neonn')).toEqual(['/vendor/heroku', '/vendor/neon']);
  });

  it('are of the kind that the folder holds first', () => {
    const index = catalogue({
      categories: [category({ name: 'Email' })],
      vendors: [vendor({ name: 'Emails', offers: [offer({ category: 'Email' })] })],
    });
    const paths = (path: string): readonly string[] =>
      [...notFoundPage(index, path).main.text.matchAll(/href="(\/(?:vendor|category)\/[^"]+)"/g)].map(
        ([, address = '']) => address,
      );
    expect(paths('/category/emailss')).toEqual(['/category/email', '/vendor/emails']);
    expect(paths('/vendor/emailss')).toEqual(['/vendor/emails', '/category/email']);
  });
});
