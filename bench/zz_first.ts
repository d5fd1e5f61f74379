import { launchBrowser } from '#scripts/browser.ts';
import { signIn, startMilepost } from '#e2e/milepost.ts';
import { writeFileSync } from 'node:fs';
import { keyPresses } from './tools/keyPresses.ts';
const data = process.argv[2]!; const trace = process.argv[3] === 'trace';
const m = await startMilepost({ MILEPOST_DATA: data, MILEPOST_DEMO: '0' });
const browser = await launchBrowser();
try {
  for (let t = 0; t < (trace ? 1 : 4); t++) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, m);
  const address = `${m.address}/plans/large/dashboard?${new URLSearchParams({ filters: '{"depth":[0,1,2,3,4,5]}' })}`;
  await page.goto(address);
  await page.locator('article:not([aria-busy])').first().waitFor({ timeout: 120000 });
  await page.waitForTimeout(1500);
  const cdp = await context.newCDPSession(page);
  const events: any[] = [];
  cdp.on('Tracing.dataCollected', ({ value }: any) => events.push(...value));
  if (trace) await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline,disabled-by-default-devtools.timeline,v8,disabled-by-default-v8.compile,disabled-by-default-v8.cpu_profiler,blink.user_timing' });
  const k = await keyPresses(page);
  console.log(k.map((x) => x.toFixed(0)).join(' '));
  if (trace) {
  const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
  await cdp.send('Tracing.end'); await done;
  writeFileSync('/tmp/prof/trace.json', JSON.stringify(events));
  }
  await context.close();
  }
} finally { await browser.close(); m.kill('SIGTERM'); }
setTimeout(() => process.exit(0), 1500);
