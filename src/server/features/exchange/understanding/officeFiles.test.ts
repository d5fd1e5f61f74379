import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { decoded, encodingOf } from '#server/features/exchange/understanding/grids/encodings.ts';
import { draftOffice, exportedOf, type OfficeDraft } from '#testing/server/draftOffice.ts';
import { OFFICE_FILE_ANSWERS } from '#testing/server/officeFileAnswers.ts';

const ROOT = dirname(dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))));
const FILES = resolve(ROOT, process.env.MILEPOST_SHARED_DATA ?? '../shared/data', 'office-files');
const isThere = existsSync(FILES);
if (!isThere) console.warn(`Files of offices are not tried: there is no ${FILES} (MILEPOST_SHARED_DATA).`);
const names = isThere ? readdirSync(FILES).filter((name) => existsSync(join(FILES, name, 'expected.json'))) : [];

type Expected = { readonly files: readonly string[] };
type Judged = {
  readonly facts: readonly { readonly goal: string; readonly what: string; readonly ok: boolean }[];
  readonly bad: readonly string[];
  readonly goalsTooMany: number;
  readonly figuresTooMany: number;
};
type Judge = (want: Expected, exported: unknown) => Judged;

let judge: Judge;
beforeAll(async () => {
  if (isThere) ({ judge } = await import(pathToFileURL(join(FILES, 'score.mjs')).href));
});

const expectedOf = (name: string): Expected => JSON.parse(readFileSync(join(FILES, name, 'expected.json'), 'utf8'));

async function draftAll(name: string, answers: Readonly<Record<string, string>>): Promise<OfficeDraft> {
  let draft: OfficeDraft | null = null;
  for (const file of expectedOf(name).files)
    draft = await draftOffice({ name: file, bytes: readFileSync(join(FILES, name, file)) }, { answers, before: draft });
  if (draft === null) throw new Error(`${name} has no files`);
  return draft;
}

describe.skipIf(!isThere)('files as offices make them', () => {
  it('are at least 85 of 100 facts right by the proposals alone, and 30 of 46 files whole', async () => {
    let [right, all, whole] = [0, 0, 0];
    for (const name of names) {
      const { facts, bad, goalsTooMany, figuresTooMany } = judge(
        expectedOf(name),
        exportedOf(await draftAll(name, {})),
      );
      const held = facts.filter(({ ok }) => ok).length;
      right += held;
      all += facts.length;
      if (held === facts.length && bad.length + goalsTooMany + figuresTooMany === 0) whole += 1;
    }
    expect(right / all).toBeGreaterThan(0.98);
    expect(whole).toBeGreaterThanOrEqual(40);
  });

  it.each(names)('%s is right with what a person answers', async (name) => {
    const exported = exportedOf(await draftAll(name, OFFICE_FILE_ANSWERS[name] ?? {}));
    const { facts, ...more } = judge(expectedOf(name), exported);
    expect({ wrong: facts.filter(({ ok }) => !ok), ...more }).toEqual({
      wrong: [],
      bad: [],
      goalsTooMany: 0,
      figuresTooMany: 0,
    });
  });

  it.each(names)('%s: what comes in and what does not add up to the filled cells of the file', async (name) => {
    const { proof } = (await draftAll(name, {})).result;
    const file = expectedOf(name).files.at(-1) ?? '';
    expect(proof).not.toBeNull();
    expect((proof?.in ?? 0) + (proof?.out ?? 0)).toBe(proof?.filled);
    expect(proof?.groups.reduce((sum, { cells }) => sum + cells, 0)).toBe(proof?.out);
    const counted = filledOtherwise(join(FILES, name, file));
    if (counted !== null) expect(proof?.filled).toBe(counted);
  });
});

/** Filled cells as other programs count them; null for a workbook. */
function filledOtherwise(path: string): number | null {
  const bytes = readFileSync(path);
  if (path.endsWith('.json')) return leaves(JSON.parse(bytes.toString('utf8')));
  if (!/\.(?:csv|tsv)$/.test(path)) return null;
  const text = (decoded(bytes, encodingOf(bytes).encoding) ?? '').replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [first = ''] = text.split('\n');
  const delimiter = [';', '\t', ','].find((each) => first.includes(each)) ?? ',';
  return Papa.parse<string[]>(text, { delimiter })
    .data.flat()
    .filter((cell) => cell.trim() !== '').length;
}

/** A list of plain values is one. */
function leaves(value: unknown): number {
  if (Array.isArray(value)) {
    const isOfRecords = value.some((each) => typeof each === 'object' && each !== null);
    return isOfRecords ? value.reduce((sum: number, each) => sum + leaves(each), 0) : Number(value.length > 0);
  }
  if (typeof value === 'object' && value !== null)
    return Object.values(value).reduce((sum: number, each) => sum + leaves(each), 0);
  return value === null || String(value).trim() === '' ? 0 : 1;
}
