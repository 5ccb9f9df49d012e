import { parseAllowHost } from '../../src/reading/web-guard.ts';
import { FLAG, UsageError, options, wholeNumberOption } from './command.ts';
import { parsedUrl } from '../../src/rules/text/parsed-url.ts';

const USAGE =
  'npm run read -- [--catalogue DIR] [--date YYYY-MM-DD] [--max N] [--vendor SLUG]… [--dry-run] [--report FILE]\n' +
  '  [--concurrency N] [--per-host-delay MS] [--contact URL] [--gateway URL] [--allow-host HOST:PORT]…\n' +
  '  [--time-limit MIN] [--judge COMMAND] [--json]';

const { text: TEXT, no: NO } = FLAG;
const LIST = { type: 'string', multiple: true, default: [] as string[] } as const;

function requireAddress(flag: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:\/\//i.test(text) || !parsedUrl(text)) {
    throw new UsageError(`--${flag} takes an http or https address; got "${text}"`);
  }
  return text;
}

function requireText(flag: string, text: string | undefined): string | undefined {
  if (text?.trim() === '') throw new UsageError(`--${flag} must not be empty`);
  return text;
}

/** The flags of `npm run read`, checked. Throws `UsageError`. */
export function readOptions() {
  const { values } = options(USAGE, {
    catalogue: FLAG.catalogue,
    ...{ date: TEXT, max: TEXT, vendor: LIST, report: TEXT, concurrency: TEXT, 'per-host-delay': TEXT },
    ...{ contact: TEXT, gateway: TEXT, 'allow-host': LIST, 'time-limit': TEXT, judge: TEXT },
    ...{ 'dry-run': NO, json: NO },
  });
  const wholeNumber = (
    flag: 'max' | 'concurrency' | 'per-host-delay' | 'time-limit',
    bounds: readonly [number, number],
  ) => {
    const text = values[flag];
    return text === undefined ? undefined : wholeNumberOption(flag, text, bounds);
  };
  return {
    catalogue: values.catalogue,
    date: values.date,
    max: wholeNumber('max', [0, 1_000_000]),
    vendors: values.vendor.flatMap((slugs) => slugs.split(',').filter((slug) => slug !== '')),
    isDry: values['dry-run'],
    report: requireText('report', values.report),
    concurrency: wholeNumber('concurrency', [1, 64]),
    hostDelayMs: wholeNumber('per-host-delay', [0, 600_000]),
    contact: requireText('contact', values.contact),
    gateway: requireAddress('gateway', values.gateway),
    allowHosts: values['allow-host'].map(parseAllowHost),
    timeLimitMinutes: wholeNumber('time-limit', [1, 1_440]),
    judge: requireText('judge', values.judge),
    isJson: values.json,
  };
}
