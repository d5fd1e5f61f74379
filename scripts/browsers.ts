// npm run test:browsers [-- WORDS…]: the checks of e2e/browsers in Firefox and WebKitGTK, as the system has them;
// with words, those whose names hold them.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '#e2e/browsers/browser.ts';
import { CHECKS } from '#e2e/browsers/checks.ts';
import { startFirefox } from '#e2e/browsers/firefox.ts';
import { type Outcome, runChecks } from '#e2e/browsers/runChecks.ts';
import { MINI_BROWSER, startWebKit } from '#e2e/browsers/webkit.ts';
import { buildPageIfStale } from './page.ts';

const pictures = join(dirname(dirname(fileURLToPath(import.meta.url))), 'test-results', 'browsers');
const words = process.argv.slice(2).join(' ');
const checks = CHECKS.filter(({ name }) => name.includes(words));

const firefox = process.env.MILEPOST_FIREFOX ?? commandPath('firefox-esr') ?? commandPath('firefox');
const missingOfFirefox = firefox === null ? ['firefox-esr'] : [];
const missingOfWebKit = [
  ...(commandPath('WebKitWebDriver') === null || !existsSync(MINI_BROWSER) ? ['webkit2gtk-driver'] : []),
  ...(process.env.DISPLAY === undefined && commandPath('Xvfb') === null ? ['xvfb'] : []),
];

await mkdir(pictures, { recursive: true });
await buildPageIfStale((line) => console.log(line));
const outcomes = await Promise.all([
  inBrowser('Firefox', missingOfFirefox, () => startFirefox(firefox ?? '')),
  inBrowser('WebKitGTK', missingOfWebKit, startWebKit),
]);
const all = outcomes.flat();
const failed = all.filter(({ problem }) => problem !== null);
const skipped = CHECKS.length * 2 - all.length;
if (failed.length > 0) console.log(`\nfailed:\n${failed.map(({ name }) => `  ${name}`).join('\n')}`);
console.log(`\ntests: ${all.length - failed.length} passed, ${failed.length} failed, ${skipped} skipped`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function inBrowser(
  name: string,
  missing: readonly string[],
  start: () => Promise<Browser>,
): Promise<readonly Outcome[]> {
  if (missing.length > 0) {
    console.log(`${name} is not here: its checks are skipped. On Debian: apt-get install ${missing.join(' ')}`);
    return [];
  }
  const browser = await start().catch((error: unknown) => {
    console.log(`${name} cannot start here: its checks are skipped. ${String(error)}`);
    return null;
  });
  if (browser === null) return [];
  console.log(`${browser.name} ${browser.version}`);
  try {
    return await runChecks(browser, checks, { pictures, tell });
  } finally {
    await browser.end();
  }
}

function tell({ name, problem }: Outcome): void {
  console.log(problem === null ? `  ✓ ${name}` : `  ✗ ${name}\n${problem.replaceAll(/^/gm, '      ')}`);
}

function commandPath(name: string): string | null {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
