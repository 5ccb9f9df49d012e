import { MCP_PATH, SERVER_NAME } from '../../mcp/server.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import { escapeMarkdown, escapeMarkup } from '../../routes/shared/escape.ts';
import { address, PAGE, vendorPage } from '../../routes/shared/page.ts';
import { provenance } from '../../routes/shared/provenance.ts';
import { badgePath } from '../badge.ts';
import type { Page } from '../page.ts';
import { html, NOTHING } from '../parts/html.ts';
import { command } from '../parts/words.ts';

/** `/mcp/setup`: a line for each usual client of the Model Context Protocol. */
export function mcpSetupPage(catalogue: Catalogue): Page {
  const url = address(catalogue, MCP_PATH);
  const entry = JSON.stringify({ mcpServers: { [SERVER_NAME]: { url } } });
  const clients: readonly (readonly [string, string])[] = [
    ['Claude Code', `claude mcp add --transport http ${SERVER_NAME} ${url}`],
    ['VS Code', `code --add-mcp '${JSON.stringify({ name: SERVER_NAME, type: 'http', url })}'`],
    ['Cursor (.cursor/mcp.json)', entry],
    ['Windsurf (mcp_config.json)', entry.replace('"url"', '"serverUrl"')],
    ['Codex', `codex mcp add ${SERVER_NAME} --url ${url}`],
    ['Gemini CLI', `gemini mcp add --transport http ${SERVER_NAME} ${url}`],
    ['Clients without HTTP', `npx mcp-remote ${url}`],
  ];
  return {
    path: PAGE.mcpSetup,
    title: 'MCP setup',
    description: 'One line for each usual client: the index as tools for a model, without a key or a sign-in.',
    jsonAlternate: '/.well-known/mcp.json',
    jsonAlternateTitle: 'The description of the server',
    cite: provenance(catalogue, PAGE.mcpSetup, []).cite_as,
    crumbs: [{ name: 'MCP setup', path: PAGE.mcpSetup }],
    main: html`<h1>MCP setup</h1>
      <p class="lead">
        The index as tools for a model, by streamable HTTP at <code class="long">${url}</code>. No key, no sign-in.
      </p>
      ${clients.map(
        ([name, line]) =>
          html`<h2>${name}</h2>
            ${command([line])}`,
      )}
      <p><a href="${PAGE.docs}">The API behind it</a>, or <a href="/llms-full.txt">the tools in full</a>.</p>`,
  };
}

/** `/embed`: the badge and a card of an offer for a README, with a preview. */
export function embedPage(catalogue: Catalogue): Page {
  const vendor = catalogue.vendorBySlug.get('neon' as never) ?? catalogue.vendors[0];
  const badge = vendor ? address(catalogue, badgePath(vendor)) : '';
  const page = vendor ? address(catalogue, vendorPage(vendor)) : '';
  const [listing] = vendor ? (catalogue.listingsByVendor.get(vendor.slug) ?? []) : [];
  return {
    path: PAGE.embed,
    title: 'Embed a badge',
    description: 'The badge of a vendor for a README: its level and the day of the last check, drawn anew each day.',
    jsonAlternate: '/api/openapi.json',
    jsonAlternateTitle: 'The API behind it',
    cite: provenance(catalogue, PAGE.embed, []).cite_as,
    crumbs: [{ name: 'Embed', path: PAGE.embed }],
    main: html`<h1>Embed a badge</h1>
      <p class="lead">
        The badge of a vendor says its level and when it was last checked. It is drawn anew each day and sets no cookie.
      </p>
      ${
        vendor && listing
          ? html`<h2>${vendor.name}</h2>
              <p>
                <a href="${vendorPage(vendor)}"
                  ><img src="${badgePath(vendor)}" alt="${vendor.name}: free tier" height="20"
                /></a>
              </p>
              <h3>Markdown</h3>
              ${command([`[![${escapeMarkdown(vendor.name)} free tier](${badge})](${page})`])}
              <h3>HTML</h3>
              ${command([`<a href="${page}"><img src="${badge}" alt="${escapeMarkup(vendor.name)} free tier" height="20"></a>`])}
              <h3>As a card of text</h3>
              ${command([`> **[${escapeMarkdown(vendor.name)}](${page})**, ${escapeMarkdown(listing.offer.tier)}`, `> ![level](${badge})`])}
              <p>For another vendor take its badge from the foot of its page: <code>/badge/SLUG.svg</code>.</p>`
          : NOTHING
      }`,
  };
}
