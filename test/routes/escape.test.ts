import { describe, expect, it } from 'vitest';
import { escapeMarkdown, escapeMarkup, markdownDestination, webAddress } from '../../src/routes/shared/escape.ts';

describe('text in HTML and XML', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onmouseover="x', '&quot; onmouseover=&quot;x'],
    ["it's", 'it&#39;s'],
    ['&lt;', '&amp;lt;'],
    [']]>', ']]&gt;'],
    ['plain 10 GB/month', 'plain 10 GB/month'],
  ])('%j is written %j', (text, written) => {
    expect(escapeMarkup(text)).toBe(written);
  });

  it('replaces what no XML document may hold', () => {
    expect(escapeMarkup('a\u0000b\u001Bc\uD800d\uFFFFe\tf\u202Eg')).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\tf\uFFFDg');
  });
});

describe('text in Markdown', () => {
  it.each([
    ['[here](https://evil.example)', '\\[here\\]\\(https:\\//evil.example\\)'],
    ['![pixel](https://evil.example/p.png)', '\\!\\[pixel\\]\\(https:\\//evil.example/p.png\\)'],
    ['[x](javascript:alert(1))', '\\[x\\]\\(javascript:alert\\(1\\)\\)'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert\\(1\\)&gt;'],
    ['<https://evil.example>', '&lt;https:\\//evil.example&gt;'],
    ['https://evil.example', 'https:\\//evil.example'],
    ['see www.evil.example', 'see www\\.evil.example'],
    ['mail a@evil.example', 'mail a\\@evil.example'],
    ['x_www.evil.example', 'x\\_www\\.evil.example'],
    ['`code`', '\\`code\\`'],
    ['**bold** _and_ ~~struck~~', '\\*\\*bold\\*\\* \\_and\\_ \\~\\~struck\\~\\~'],
    ['a | b', 'a \\| b'],
    ['back\\slash\\*', 'back\\\\slash\\\\\\*'],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['one\n\n# two\r\n- three\u2028four', 'one # two - three four'],
    ['# heading', '\\# heading'],
    ['> quote', '&gt; quote'],
    ['- entry', '\\- entry'],
    ['+ entry', '\\+ entry'],
    ['1. entry', '1\\. entry'],
    ['1) entry', '1\\) entry'],
    ['=== ', '\\==='],
    ['Note: 5 GB, 3-minute checks, $20/seat', 'Note: 5 GB, 3-minute checks, $20/seat'],
    ['a\u0000b\uD800c\u202Ed', 'a b c d'],
  ])('%j is written %j', (text, written) => {
    expect(escapeMarkdown(text)).toBe(written);
  });
});

describe('an address', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '',
    'neon.com',
    ' javascript:x',
  ])('%j is no address of the web', (text) => {
    expect(webAddress(text)).toBeNull();
  });

  it.each([
    ['https://neon.com/pricing', 'https://neon.com/pricing'],
    ['https://neon.com/a_(b)|c', 'https://neon.com/a_%28b%29%7Cc'],
    ['https://neon.com/?q=[x]`y`\\z', 'https://neon.com/?q=%5Bx%5D%60y%60%5Cz'],
    ['https://neon.com/?a=1&copy=2', 'https://neon.com/?a=1&amp;copy=2'],
    ['https://neon.com/"><script>', 'https://neon.com/%22%3E%3Cscript%3E'],
    ['https://neon.com/a b\n)c', 'https://neon.com/a%20b%29c'],
  ])('%j leads in a Markdown link to %j', (text, written) => {
    const url = webAddress(text);
    expect(url && markdownDestination(url)).toBe(written);
  });
});
