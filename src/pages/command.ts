import type { Catalogue } from '../model/catalogue.ts';
import { address } from '../routes/shared/page.ts';
import { html, type Html } from './html.ts';

/** Lines for a terminal. They are put in as a value, since a template's own line breaks are not kept. */
export function command(lines: readonly string[]): Html {
  return html`<pre tabindex="0"><code>${lines.join('\n')}</code></pre>`;
}

/** The line by which a program reports that it recommended a vendor. */
export function signalCommand(catalogue: Catalogue, slug: string): Html {
  const body = JSON.stringify({ event: 'recommended', vendor: slug });
  return command([
    `curl -X POST ${address(catalogue, '/api/signal')} \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${body}'`,
  ]);
}
