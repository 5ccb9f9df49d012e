import { describe, expect, it } from 'vitest';
import { clientClass } from '../../../src/rules/clients/client-class.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const BOT = (name: string) =>
  `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${name}/1.0; +https://bot.example)`;

const ROWS: readonly (readonly [userAgent: string, kind: string, family: string | null])[] = [
  [CHROME, 'browser', null],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    'browser',
    null,
  ],
  [BOT('ClaudeBot'), 'ai_agent', 'Anthropic'],
  ['Claude-User', 'ai_agent', 'Anthropic'],
  [BOT('GPTBot'), 'ai_agent', 'OpenAI'],
  [BOT('ChatGPT-User'), 'ai_agent', 'OpenAI'],
  [BOT('PerplexityBot'), 'ai_agent', 'Perplexity'],
  [`${CHROME} Cursor/0.42`, 'ai_agent', 'Cursor'],
  ['langchain/0.3', 'ai_agent', 'LangChain'],
  ['deals-mcp-server/2.1', 'ai_agent', 'Other MCP client'],
  [BOT('Googlebot'), 'crawler', null],
  ['Slackbot-LinkExpanding 1.0', 'crawler', null],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/120.0 Safari/537.36', 'crawler', null],
  ['curl/8.5.0', 'other', null],
  ['python-requests/2.31.0', 'other', null],
  ['', 'other', null],
];

describe('clientClass', () => {
  it.each(ROWS)('%s is of its class', (userAgent, kind, family) => {
    expect(clientClass(userAgent)).toMatchObject({ class: kind, family });
  });

  it('recognises clients of the Model Context Protocol by their own words only', () => {
    expect(clientClass('deals-mcp-server/2.1').mcp).toBe(true);
    expect(clientClass('claude-code/2.0 (modelcontextprotocol)')).toMatchObject({ family: 'Anthropic', mcp: true });
    expect(clientClass('claude-code/2.0').mcp).toBe(false);
    expect(clientClass('mcphersonbrowser').mcp).toBe(false);
  });

  it('takes a name only where a word begins, and reads no more than the beginning of an endless one', () => {
    expect(clientClass('raider/1.0').class).not.toBe('ai_agent');
    expect(clientClass(`${'x'.repeat(1e6)} GPTBot`).class).not.toBe('ai_agent');
  });
});
