import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Claim, isKept, limitOf, shown } from '#bench/tools/claim.ts';
import { growthLines, growthPlot } from './growthPlot.ts';

/** What one benchmark found, as it lies in bench/results. */
export type BenchResult = {
  readonly name: string;
  readonly cores: number;
  /** Of the machine when it began: how many programs wanted a core. */
  readonly load: number;
  /** The share, 0 to 1, of the processor's time that other machines on the same hardware took while it ran. */
  readonly taken?: number;
  readonly claims: readonly Claim[];
  readonly lines: readonly string[];
};

const BEGIN = '<!-- made by npm run bench -- --page -->';
const END = '<!-- end -->';

/**
 * Puts a table of all results between two marks of a page, and draws what was measured at several sizes of a plan.
 * Throws where there are no results, or no marks.
 */
export async function writeBenchPage({
  results,
  page,
  picture,
}: {
  readonly results: string;
  readonly page: string;
  readonly picture: string;
}): Promise<void> {
  const files = (await readdir(results).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  if (files.length === 0) throw new Error('There are no results yet: npm run bench');
  const found: BenchResult[] = [];
  for (const file of files) found.push(JSON.parse(await readFile(join(results, file), 'utf8')));
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${page} has no place for the table.`);
  await writeFile(page, `${text.slice(0, from + BEGIN.length)}\n\n${tableOf(found)}\n\n${text.slice(to)}`);
  const lines = growthLines(found.flatMap(({ claims }) => claims));
  if (lines.length > 0) await writeFile(picture, growthPlot(lines));
  console.log(`${page}: ${found.reduce((sum, { claims }) => sum + claims.length, 0)} figures`);
}

/** A row a claim; under each benchmark's name how busy the machine was. */
export function tableOf(results: readonly BenchResult[]): string {
  const rows = results.flatMap((result) =>
    result.claims.map((claim, index) => {
      const from = index === 0 ? `\`npm run bench -- ${result.name}\`, ${machineOf(result)}` : '';
      return [claim.what.trim(), measured(claim), limit(claim), beside(claim), from];
    }),
  );
  const head = ['claim', 'measured', 'limit', 'beside it, in the same run', 'command, and the machine'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function machineOf({ cores, load, taken }: BenchResult): string {
  const others = taken === undefined ? '' : `, ${Math.round(100 * taken)}% taken`;
  return `${cores} cores, load ${load.toFixed(1)}${others}`;
}

function measured({ value, unit, spread }: Claim): string {
  return spread === undefined || spread === '' ? shown(value, unit) : `${shown(value, unit)} (${spread})`;
}

function limit(claim: Claim): string {
  return isKept(claim) ? limitOf(claim) : `${limitOf(claim)}: **missed**`;
}

function beside({ beside: others = {}, unit }: Claim): string {
  return Object.entries(others)
    .map(([name, value]) => `${name} ${shown(value, unit)}`)
    .join(', ');
}
