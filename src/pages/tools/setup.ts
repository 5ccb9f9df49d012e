import { MCP_PATH, SERVER_NAME } from '../../mcp/server.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { escapeMarkdown, escapeMarkup } from '../../routes/shared/escape.ts';
import { address, PAGE, vendorPage } from '../../routes/shared/page.ts';
import { firstOffer } from '../../rules/ranking/alternatives.ts';
import { badgePath } from '../badge.ts';
import { type Page, pageRoute } from '../page.ts';
import { formText, searchPath } from '../parts/form.ts';
import { html, type Html, NOTHING } from '../parts/html.ts';
import { command } from '../parts/words.ts';
import { limitLine, limitSentences } from '../parts/limits.ts';
import { vendorsInText, unknownNames } from './vendors-in-text.ts';

/** `/mcp/setup`: a line for each usual client of the Model Context Protocol. */
export function mcpSetupPage(catalogue: Catalogue): Page {
  const url = address(catalogue, MCP_PATH);
  return {
    path: PAGE.mcpSetup,
    title: 'MCP setup',
    description: 'One line for each usual client: the index as tools for a model, without a key or a sign-in.',
    json: { name: 'The description of the server', path: '/.well-known/mcp.json' },
    main: html`<p class="lead">
        The index as tools for a model, by streamable HTTP at <code class="long">${url}</code>. No key, no sign-in.
      </p>
      ${clientSetups(url, catalogue.site.base_url).map(
        ({ client, file, text }) =>
          html`<h2>${client}</h2>
            ${file === null ? NOTHING : html`<p>In <code>${file}</code>:</p>`}${command([text])}`,
      )}
      <p><a href="${PAGE.docs}">The API behind it</a>, or <a href="/llms-full.txt">the tools in full</a>.</p>`,
  };
}

/** The npm package whose command serves the protocol on standard input, for clients without HTTP. */
export const PACKAGE = 'developer-deals-client';

/** A shell command or the content of a settings file for each usual client; `url` is that of `/mcp`, `host` of the service. */
function clientSetups(url: string, host: string) {
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

/** `/embed`: badge and card of a vendor for other sites. The address holds the vendor. */
export const embed = pageRoute({
  path: PAGE.embed,
  parameters: { vendor: formText('A vendor.', 80) },
  isFile: true,
  page: (catalogue, { vendor }) => embedPage(catalogue, vendor ?? ''),
});

/** The page for a vendor; an example where the name is empty or none of the index. */
function embedPage(catalogue: Catalogue, name: string): Page {
  const { vendors, unknown } = vendorsInText(catalogue, name);
  const vendor =
    vendors[0] ?? catalogue.vendors.find(({ slug }) => (slug as string) === 'neon') ?? catalogue.vendors[0];
  return {
    path: PAGE.embed,
    title: 'Embed a badge',
    description: 'The badge of a vendor for a README: its level and the day of its terms, drawn anew each day.',
    addressQuery: searchPath({ vendor: name }, ''),
    json: { name: 'The API behind it', path: '/api/openapi.json' },
    main: html`<p class="lead">
        The badge of a vendor says its level and the day on which the terms were confirmed, read or written. It is drawn
        anew each day and sets no cookie.
      </p>
      <form class="choose" action="${PAGE.embed}" method="get" aria-label="Choose the vendor">
        <label>Vendor <input name="vendor" value="${vendor?.name ?? ''}" maxlength="80" /></label>
        <button type="submit">Show</button>
      </form>
      ${unknownNames(catalogue, unknown)}${vendor ? snippets(catalogue, vendor) : NOTHING}`,
  };
}

/** The badge and the card of a vendor, each as it looks and as the text to paste. */
function snippets(catalogue: Catalogue, vendor: Vendor): Html {
  const badge = address(catalogue, badgePath(vendor));
  const page = address(catalogue, vendorPage(vendor));
  const [name, alt] = [escapeMarkdown(vendor.name), `${vendor.name} free tier`];
  const markdown = `[![${name} free tier](${badge})](${page})`;
  const listing = firstOffer(catalogue, vendor);
  const picture = html`<a href="${vendorPage(vendor)}"><img src="${badgePath(vendor)}" alt="${alt}" height="20" /></a>`;
  const granted = listing ? limitSentences(catalogue, listing).slice(0, 3) : [];
  const card = [
    `**[${name}](${page})**${listing ? `, ${escapeMarkdown(listing.offer.tier)}` : ''}`,
    ...(granted.length === 0 ? [] : [escapeMarkdown(granted.join(' · '))]),
    markdown,
  ];
  return html`<section aria-labelledby="badge">
      <h2 id="badge">Badge</h2>
      <p>${picture}</p>
      <h3>Markdown</h3>
      ${command([markdown])}
      <h3>HTML</h3>
      ${command([`<a href="${page}"><img src="${badge}" alt="${escapeMarkup(alt)}" height="20"></a>`])}
    </section>
    <section aria-labelledby="card">
      <h2 id="card">Card</h2>
      <blockquote class="card">
        <p>
          <a href="${vendorPage(vendor)}"><b>${vendor.name}</b></a
          >${listing ? `, ${listing.offer.tier}` : ''}
        </p>
        ${listing ? limitLine(catalogue, listing) : NOTHING}
        <p>${picture}</p>
      </blockquote>
      <h3>Markdown</h3>
      ${command(card.flatMap((line, place) => (place === 0 ? [`> ${line}`] : ['>', `> ${line}`])))}
    </section>`;
}
