import { parseArgs } from 'node:util';
import { UsageError } from '../../src/model/usage-error.ts';
import { FINDING_LEVELS, type FindingLevel } from './findings.ts';

export const USAGE = `deals audit [DIR] [options]     says which vendors of a project are gone, risky, ending or expiring
deals snapshot FILE [options]   writes the facts that an audit without network needs
deals mcp [options]             serves the tools of the index to a model on standard input (Model Context Protocol)

DIR                  the project, the current folder when left out
--url URL            where the index is served; the variable DEALS_URL when left out
--dist DIR           for mcp: a build to answer from, in place of a host
--offline FILE       read a snapshot and send nothing
--json, --markdown, --sarif   the form of the report, plain text when left out
--fail-on LEVEL      exit 1 where something is found of this level or a more severe one
                     (${FINDING_LEVELS.join(', ')}; the most severe first)
--indirect           count packages that only a lockfile holds
--ignore PATH        a folder to leave out, below DIR; may be repeated

An audit reads manifests, lockfiles, workflows and example environment files, and sends the slugs of the vendors that
they name and nothing else. Exit codes: 0 good, 1 --fail-on, 2 wrong use, 3 the service did not answer.`;

export type ReportForm = 'text' | 'json' | 'markdown' | 'sarif';

export interface AuditArguments {
  readonly command: 'audit';
  readonly folder: string;
  readonly form: ReportForm;
  readonly url: string | undefined;
  readonly offline: string | undefined;
  readonly failOn: FindingLevel | undefined;
  readonly countsIndirect: boolean;
  readonly ignored: readonly string[];
}

export interface SnapshotArguments {
  readonly command: 'snapshot';
  readonly file: string;
  readonly url: string | undefined;
}

export interface McpArguments {
  readonly command: 'mcp';
  readonly url: string | undefined;
  readonly dist: string | undefined;
}

const OPTIONS = {
  url: { type: 'string' },
  dist: { type: 'string' },
  offline: { type: 'string' },
  json: { type: 'boolean' },
  markdown: { type: 'boolean' },
  sarif: { type: 'boolean' },
  'fail-on': { type: 'string' },
  indirect: { type: 'boolean' },
  ignore: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads a command line; `{ command: 'help' }` where it asks for the usage. Throws `UsageError`. */
export function commandArguments(
  written: readonly string[],
): AuditArguments | SnapshotArguments | McpArguments | { readonly command: 'help' } {
  const { values, positionals } = parseFlags(written);
  const [command, target, ...rest] = positionals;
  if (values.help === true || command === 'help' || written.length === 0) return { command: 'help' };
  if (rest.length > 0) throw new UsageError(`one folder or file is expected; got ${positionals.slice(1).join(', ')}`);
  if (command === 'snapshot') {
    if (target === undefined) throw new UsageError('snapshot needs the file to write');
    return { command, file: target, url: values.url };
  }
  if (command === 'mcp') return { command, url: values.url, dist: values.dist };
  if (command !== 'audit') {
    throw new UsageError(`unknown command "${String(command)}"; expected audit, snapshot or mcp`);
  }
  if (values.offline !== undefined && values.url !== undefined) {
    throw new UsageError('--offline sends nothing; leave out --url');
  }
  return {
    command,
    folder: target ?? '.',
    form: reportForm(values),
    url: values.url,
    offline: values.offline,
    failOn: levelOf(values['fail-on']),
    countsIndirect: values.indirect ?? false,
    ignored: values.ignore ?? [],
  };
}

function parseFlags(written: readonly string[]) {
  try {
    return parseArgs({ args: [...written], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function reportForm(values: { json?: boolean; markdown?: boolean; sarif?: boolean }): ReportForm {
  const chosen = (['json', 'markdown', 'sarif'] as const).filter((form) => values[form]);
  if (chosen.length > 1)
    throw new UsageError(`one form is expected; got ${chosen.map((form) => `--${form}`).join(', ')}`);
  return chosen[0] ?? 'text';
}

function levelOf(written: string | undefined): FindingLevel | undefined {
  if (written === undefined) return undefined;
  const level = FINDING_LEVELS.find((known) => known === written);
  if (!level) throw new UsageError(`--fail-on must be one of ${FINDING_LEVELS.join(', ')}; got "${written}"`);
  return level;
}
