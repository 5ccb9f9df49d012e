import { SERVER_NAME } from './server.ts';

/** The npm package whose command serves the protocol on standard input, for clients without HTTP. */
export const PACKAGE = 'developer-deals-client';

/**
 * How to add the server to the usual clients of the Model Context Protocol, for the page `/mcp/setup`: a shell command, or the
 * content of a settings file. `url` is the address of `/mcp`, `host` that of the service.
 */
export function clientSetups(url: string, host: string) {
  return [
    { client: 'Claude Code', file: null, text: `claude mcp add --transport http ${SERVER_NAME} ${url}` },
    {
      client: 'VS Code',
      file: null,
      text: `code --add-mcp '${JSON.stringify({ name: SERVER_NAME, type: 'http', url })}'`,
    },
    { client: 'Codex', file: null, text: `codex mcp add ${SERVER_NAME} --url ${url}` },
    { client: 'Gemini CLI', file: null, text: `gemini mcp add --transport http ${SERVER_NAME} ${url}` },
    { client: 'Cursor', file: '.cursor/mcp.json', text: settings({ url }) },
    { client: 'Windsurf', file: '~/.codeium/windsurf/mcp_config.json', text: settings({ serverUrl: url }) },
    {
      client: 'Claude Desktop and other clients of standard input',
      file: 'claude_desktop_config.json',
      text: settings({ command: 'npx', args: ['-y', PACKAGE, 'mcp', '--url', host] }),
    },
  ];
}

function settings(server: object): string {
  return JSON.stringify({ mcpServers: { [SERVER_NAME]: server } });
}
