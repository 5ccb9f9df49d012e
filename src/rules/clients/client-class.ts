import { isbot } from 'isbot';
import type { Client } from '../../model/request-figures.ts';

/**
 * Families of AI agents, each with patterns for the starts of lower-case words in a user agent. The first match
 * decides: the maker of an agent precedes the protocol that the agent also names.
 */
const AI_AGENT_FAMILIES: readonly (readonly [family: string, names: readonly string[]])[] = [
  ['OpenAI', ['gptbot', 'chatgpt', 'oai-searchbot', 'oai-adsbot', 'openai']],
  ['Anthropic', ['claude', 'anthropic']],
  ['Perplexity', ['perplexity']],
  [
    'Google',
    ['google-extended', 'google-cloudvertexbot', 'google-notebooklm', 'google-agent', 'googleagent', 'gemini'],
  ],
  ['Microsoft', ['githubcopilot', 'github-copilot', 'copilot', 'semantic-kernel', 'autogen']],
  ['Meta', ['meta-externalagent', 'meta-externalfetcher', 'meta-webindexer']],
  ['Mistral', ['mistralai', 'mistral']],
  ['xAI', ['grokbot', 'grok', 'xai-']],
  ['DeepSeek', ['deepseek']],
  ['Cohere', ['cohere']],
  ['Amazon', ['amazonbot', 'amzn-', 'bedrockbot', 'novaact']],
  ['Apple', ['applebot-extended']],
  ['ByteDance', ['bytespider', 'tiktokspider']],
  ['Huawei', ['pangubot', 'petalbot-ai']],
  ['DuckDuckGo', ['duckassistbot']],
  ['You.com', ['youbot']],
  ['Common Crawl', ['ccbot']],
  ['Cursor', ['cursor']],
  ['Windsurf', ['windsurf', 'codeium']],
  ['Cline', ['cline', 'roo-code', 'roocode']],
  ['Aider', ['aider']],
  ['Devin', ['devin']],
  ['Manus', ['manus']],
  ['opencode', ['opencode']],
  ['Goose', ['goose']],
  ['LangChain', ['langchain', 'langgraph', 'langsmith']],
  ['LlamaIndex', ['llamaindex', 'llama-index', 'llama_index']],
  ['CrewAI', ['crewai']],
  ['Hugging Face', ['smolagents', 'huggingface']],
  ['Vercel AI SDK', ['ai-sdk', 'vercel-ai']],
  ['AI2', ['ai2bot']],
  ['Diffbot', ['diffbot']],
  ['Firecrawl', ['firecrawl']],
  ['Exa', ['exabot', 'exa-ai']],
  ['Tavily', ['tavily']],
  ['Other MCP client', ['mcp[^a-z]', 'mcp$', 'modelcontextprotocol', 'model-context-protocol']],
];

/** HTTP clients and libraries: bot lists contain them, but they do not crawl. */
const HTTP_TOOLS: readonly string[] = (
  'curl|wget|httpie|postman|insomnia|bruno|python|aiohttp|httpx|axios|node|undici|got (|got/|deno|bun/|go-http-client|okhttp|' +
  'java/|apache-httpclient|ruby|faraday|guzzle|php/|libwww-perl|reqwest|hyper/|dart|dotnet|powershell|autocannon|wrk|k6/'
).split('|');

/** Characters of a user agent that are classified. */
const MAX_READ_CHARS = 512;
const MCP = /(?:^|[^a-z])mcp(?:[^a-z]|$)|model-?context-?protocol/;
const BROWSER = /^mozilla\/5\.0 .*(?:firefox|chrome|safari|edg|opr|trident)[a-z]*\/|^opera\//;

/** A name matches only at the start of a word: `raider` is not Aider. */
const patternOf = (names: readonly string[]): RegExp => new RegExp(`(?:^|[^a-z])(?:${names.join('|')})`);
const FAMILIES = AI_AGENT_FAMILIES.map(([family, names]) => ({ family, pattern: patternOf(names) }));

/** Classifies a user agent by tables of names and the `isbot` list. A client that poses as a browser counts as one. */
export function clientClass(userAgent: string): Client {
  const named = userAgent.slice(0, MAX_READ_CHARS).toLowerCase();
  const mcp = MCP.test(named);
  const agent = FAMILIES.find(({ pattern }) => pattern.test(named));
  if (agent) return { class: 'ai_agent', family: agent.family, mcp };
  const tool = HTTP_TOOLS.some((name) => named.startsWith(name));
  if (!tool && isbot(named)) return { class: 'crawler', family: null, mcp };
  return { class: BROWSER.test(named) ? 'browser' : 'other', family: null, mcp };
}
