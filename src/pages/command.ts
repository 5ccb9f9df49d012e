import type { Catalogue } from '../model/catalogue.ts';
import { address } from '../routes/shared/page.ts';
import { html, type Html } from './html.ts';

/** Lines for a terminal. Inserted as a value, because a template's own line breaks are not kept. */
export function command(lines: readonly string[]): Html {
  return html`<pre tabindex="0"><code>${lines.join('\n')}</code></pre>`;
}

/** The command by which a program reports that it recommended a vendor. */
export function signalCommand(catalogue: Catalogue, slug: string): Html {
  const body = JSON.stringify({ event: 'recommended', vendor: slug });
  return command([
    `curl -X POST ${address(catalogue, '/api/signal')} \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${body}'`,
  ]);
}
