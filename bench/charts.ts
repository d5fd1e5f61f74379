/**
 * The claim: the charts of 200 cards, target and actual of 52 weeks each, are drawn and painted in under 150 ms, and in
 * at most 1.3 times the time of the fastest of Recharts, Chart.js, ECharts and uPlot, where these are installed:
 *
 *     npm install --prefix bench/peers && node bench/charts.ts
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { launchBrowser } from '#scripts/browser.ts';
import { claim } from './tools/claim.ts';
import { quantile, spreadOf } from './tools/spread.ts';

const ROUNDS = 15;
const LIMIT_MS = 150;
const TIMES_FASTEST = 1.3;
const ADDRESS = 'http://charts.test/';

const pages = fileURLToPath(new URL('./chartPage/', import.meta.url));
const peers = fileURLToPath(new URL('./peers/node_modules/', import.meta.url));
const PEERS = [
  { name: 'Recharts', file: 'recharts', package: 'recharts' },
  { name: 'Chart.js', file: 'chartjs', package: 'chart.js' },
  { name: 'ECharts', file: 'echarts', package: 'echarts' },
  { name: 'uPlot', file: 'uplot', package: 'uplot' },
];
const installed = PEERS.filter((peer) => existsSync(join(peers, peer.package)));
if (installed.length < PEERS.length) console.log('some are not installed: npm install --prefix bench/peers');
const drawers = [{ name: 'Milepost', file: 'milepost' }, ...installed];

const folder = mkdtempSync(join(tmpdir(), 'milepost-charts-'));
const browser = await launchBrowser();
try {
  await build({
    configFile: false,
    logLevel: 'error',
    root: pages,
    resolve: {
      alias: installed.map((peer) => ({ find: peer.package, replacement: join(peers, peer.package) })),
      dedupe: ['react', 'react-dom'],
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      rolldownOptions: {
        input: drawers.map(({ file }) => join(pages, `${file}.ts`)),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const opened: Page[] = [];
  for (const { file } of drawers) opened.push(await openPage(browser, file));
  const turns: number[][] = [];
  // By turns, so that what other programs take falls on all alike; the first of each only warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times: number[] = [];
    for (const page of opened) times.push(await drawnIn(page));
    if (round > 0) turns.push(times);
  }
  const medians = drawers.map(({ name }, at) => {
    const times = turns.map((turn) => turn[at] ?? Number.NaN);
    console.log(`  ${name.padEnd(10)} ${spreadOf(times)}`);
    return { name, times, median: quantile(times, 0.5) };
  });
  const [ours, ...others] = medians;
  if (ours === undefined) throw new Error('Nothing was drawn.');
  claim({
    what: '200 charts drawn and painted',
    value: ours.median,
    unit: 'ms',
    spread: spreadOf(ours.times),
    atMost: LIMIT_MS,
    beside: Object.fromEntries(others.map(({ name, median }) => [name, median])),
  });
  if (others.length > 0) {
    const fastest = Math.min(...others.map(({ median }) => median));
    const what = '  against the fastest other library';
    claim({ what, value: ours.median / fastest, unit: 'x', atMost: TIMES_FASTEST });
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

async function openPage(within: Browser, file: string): Promise<Page> {
  const page = await within.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  page.on('pageerror', (error) => console.error(`${file}: ${error.message}`));
  const style = join(folder, 'style.css');
  const isOurs = file === 'milepost' && existsSync(style);
  await page.route(`${ADDRESS}**`, (route) => {
    const asked = new URL(route.request().url()).pathname.slice(1);
    if (asked !== '') return route.fulfill({ path: join(folder, asked) });
    const styles = isOurs ? `<style>${readFileSync(style, 'utf8')}</style>` : '';
    const body = `<!doctype html>${styles}<body><script type="module" src="${file}.js"></script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'drawAll' in window);
  return page;
}

async function drawnIn(page: Page): Promise<number> {
  await page.bringToFront();
  return page.evaluate(() => window.drawAll());
}
