import { describe, expect, it } from 'vitest';
import { CHANGE_TYPES } from '../../src/model/vocabulary.ts';
import { prose } from '../../src/pages/parts/words.ts';

describe('a text on a page', () => {
  it('keeps each date on one line', () => {
    expect(prose('From 2026-08-17 to 2026-09-01.').text).toBe(
      'From <span class="nowrap">2026-08-17</span> to <span class="nowrap">2026-09-01</span>.',
    );
  });

  it.each(CHANGE_TYPES)('names a %s record in words', (type) => {
    const text = prose(`Discontinued, by the ${type} record of 2026-03-06.`).text;
    expect(text).not.toContain('_');
    expect(text).toContain(`by the ${type.replaceAll('_', ' ')} record of <span`);
  });

  it('leaves other codes and markup as they are written', () => {
    expect(prose('Call new_tier with client_secrets & <b> on 2026-03-06.').text).toContain(
      'Call new_tier with client_secrets &amp; &lt;b&gt; on',
    );
  });
});
