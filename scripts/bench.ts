// npm run bench [-- NAME]: runs the benchmarks, one file a claim, and writes bench/results/NAME.json for each.
import { spawn } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'bench');
const wanted = process.argv[2];

const all = (await readdir(folder)).filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -'.ts'.length));
const names = wanted === undefined ? all : all.filter((name) => name === wanted);
if (names.length === 0) {
  console.error(`There is no benchmark ${wanted}. There are: ${all.join(', ')}`);
  process.exit(2);
}

await mkdir(join(folder, 'results'), { recursive: true });
for (const name of names) {
  console.log(`\n— ${name}`);
  const output = await run(join(folder, `${name}.ts`));
  await writeFile(
    join(folder, 'results', `${name}.json`),
    JSON.stringify({ name, lines: output.trim().split('\n') }, null, 2),
  );
}

/** Runs one benchmark, showing what it prints as it comes. */
function run(file: string): Promise<string> {
  const child = spawn(process.execPath, ['--expose-gc', file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`${file} ended with status ${code}`))));
  });
}
