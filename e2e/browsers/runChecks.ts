import { startMilepost } from '#e2e/milepost.ts';
import { otherSite } from '#e2e/otherSite.ts';
import type { Browser } from './browser.ts';
import type { Check } from './check.ts';
import { visitIn } from './visit.ts';
import { watchedServer } from './watchedServer.ts';

export type Outcome = { readonly name: string; readonly problem: string | null };

/** Runs checks one after the other in a browser, on a server of its own; what the console complains of fails a check. */
export async function runChecks(
  browser: Browser,
  checks: readonly Check[],
  { pictures, tell }: { readonly pictures: string; readonly tell: (outcome: Outcome) => void },
): Promise<readonly Outcome[]> {
  const milepost = await startMilepost();
  const server = await watchedServer(milepost.address);
  const site = await otherSite();
  const visit = visitIn(browser, server.address, site, pictures);
  const outcomes: Outcome[] = [];
  try {
    await visit.signIn();
    for (const { name, run } of checks) {
      const problem = await withinLimit(run(visit)).then(
        () => server.complaints().join('\n') || null,
        (error: unknown) => [String(error), ...server.complaints()].join('\n'),
      );
      if (problem !== null && !problem.includes(HANGS))
        await visit.picture(`failed-${name.replaceAll(/\W+/g, '-')}`).catch(() => {});
      const outcome = { name: `${browser.name} › ${name}`, problem };
      outcomes.push(outcome);
      tell(outcome);
      // Nothing that a browser does after it hung says anything of the page.
      if (problem?.includes(HANGS)) break;
    }
  } finally {
    site.stop();
    server.stop();
    await milepost.stop();
  }
  return outcomes;
}

/** Of one check, ms: the slowest takes a tenth of it. */
const LIMIT = 180_000;
const HANGS = `The browser hangs: the check did not end within ${LIMIT / 1000} s. The checks after it are left out.`;

async function withinLimit(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(HANGS)), LIMIT);
  });
  await Promise.race([check, limit]).finally(() => clearTimeout(timer));
}
