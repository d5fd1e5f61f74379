// npm run bench [-- NAME…]: runs the benchmarks, one file a claim, and writes bench/results/NAME.json for each.
// npm run bench -- --page: makes the table and the plot of docs/guide/performance.md from those results.
import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { watchTaken } from '#bench/tools/undisturbed.ts';
import { type BenchResult, writeBenchPage } from './benchPage.ts';
import { buildPageIfStale } from './page.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'bench');
const results = join(folder, 'results');
const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { page: { type: 'boolean' } } });

const all = (await readdir(folder)).filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -'.ts'.length));
const unknown = wanted.find((name) => !all.includes(name));
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}. There are: ${all.join(', ')}`);
  process.exit(2);
}

if (values.page)
  await writeBenchPage({
    results,
    page: join(root, 'docs', 'guide', 'performance.md'),
    picture: join(root, 'docs', 'pictures', 'growth.svg'),
  });
else {
  await mkdir(results, { recursive: true });
  await buildPageIfStale((line) => console.log(line));
  const missed: string[] = [];
  for (const name of wanted.length > 0 ? wanted : all) if (!(await measure(name))) missed.push(name);
  console.log(`\nbench: ${missed.length === 0 ? 'every limit kept' : `limits missed: ${missed.join(', ')}`}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

/** False where a limit was missed, or the benchmark failed. */
async function measure(name: string): Promise<boolean> {
  console.log(`\n— ${name}`);
  const claims = join(results, `${name}.claims`);
  await rm(claims, { force: true });
  const load = loadavg()[0] ?? 0;
  const takenSince = watchTaken();
  const { output, status } = await run(join(folder, `${name}.ts`), claims);
  const lines = (await readFile(claims, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');
  await rm(claims, { force: true });
  const result: BenchResult = {
    name,
    cores: cpus().length,
    load,
    taken: takenSince(),
    claims: lines.map((line) => JSON.parse(line)),
    lines: output.trim().split('\n'),
  };
  await writeFile(join(results, `${name}.json`), JSON.stringify(result, null, 2));
  return status === 0;
}

/** Runs one benchmark, showing what it prints as it comes. */
function run(file: string, claims: string): Promise<{ readonly output: string; readonly status: number }> {
  const child = spawn(process.execPath, ['--expose-gc', '--disable-warning=ExperimentalWarning', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MILEPOST_BENCH_CLAIMS: claims },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve({ output, status: code ?? 1 }));
  });
}
