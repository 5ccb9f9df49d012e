import { describe, expect, it } from 'vitest';
import { reportGithub } from '../../../src/compile/diagnostics/formats.ts';
import { DIAGNOSTICS } from './example-diagnostics.ts';

describe('the report as workflow annotations', () => {
  it('has a command per diagnostic, by place, with all that would end a property or a command escaped', () => {
    expect(reportGithub(DIAGNOSTICS, { prefix: 'catalogue/' })).toMatchInlineSnapshot(`
      "::error file=catalogue/vendors/acme.yaml,line=20,endLine=21,title=duplicate-change::the record is written twice%0Afirst written here: catalogue/vendors/acme.yaml:12%0Awhy: it would be counted twice%0Afix: remove one of the two
      ::error file=catalogue/vendors/b%2C c%3A d.yaml,line=7,endLine=7,col=12,endColumn=15,title=unknown-tag::\`100%25\` is not a tag%0Awhy: a search for the usual word would miss the offer%0Afix: use \`sql\`"
    `);
  });

  it('is empty without diagnostics', () => {
    expect(reportGithub([], { prefix: 'catalogue' })).toBe('');
  });
});
