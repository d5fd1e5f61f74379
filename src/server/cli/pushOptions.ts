import { parseArgs } from 'node:util';
import { UsageError } from './commandLine.ts';
import { LAYOUT_OPTIONS, type LayoutOptions, layoutOptions } from './layoutOptions.ts';

export type PushOptions = LayoutOptions & {
  readonly url: URL;
  readonly token: string;
  readonly isDryRun: boolean;
  /** Whether a file that is likely another plan's goes in. */
  readonly isOtherTaken: boolean;
  readonly report: string | null;
  readonly files: readonly string[];
};

/**
 * Reads what stands behind `milepost push`; address and token may stand in the environment, where no list of processes
 * shows them. Throws UsageError, or what parseArgs throws.
 */
export function readPushOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): PushOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      'dry-run': { type: 'boolean' },
      ...LAYOUT_OPTIONS,
      report: { type: 'string' },
      'new-titles': { type: 'boolean' },
    },
  });
  if (positionals.length === 0) throw new UsageError('Name at least one file to push.');
  const token = (values.token ?? environment.MILEPOST_TOKEN ?? '').trim();
  if (token === '') throw new UsageError('Give an API token by --token, or in MILEPOST_TOKEN.');
  // It goes into a header, and nothing of it may come back in a message about one.
  if (!/^[\w.~+/=-]+$/.test(token)) throw new UsageError('The API token has characters that no token has.');
  return {
    url: urlOf(values.url ?? environment.MILEPOST ?? ''),
    token,
    isDryRun: values['dry-run'] ?? false,
    ...layoutOptions(values, positionals),
    report: values.report ?? null,
    isOtherTaken: values['new-titles'] ?? false,
    files: positionals,
  };
}

function urlOf(text: string): URL {
  if (text.trim() === '') throw new UsageError('Give the address of the server by --url, or in MILEPOST.');
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const isAddress =
    url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
  if (!isAddress) throw new UsageError('--url is the address of a Milepost, such as https://milepost.example.org.');
  return url;
}
