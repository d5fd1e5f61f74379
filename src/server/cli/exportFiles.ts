import { stat, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { fileIsThere, fileNotWritten, hasCode } from '#server/base/fileNotWritten.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import {
  csvFiles,
  type ExportAsked,
  type ExportFormat,
  exportPlan,
} from '#server/features/exchange/writing/exportPlan.ts';
import { UsageError } from './commandLine.ts';

export type ExportTarget = { readonly path: string; readonly format: ExportFormat | 'folder' };

const FORMATS: ReadonlyMap<string, ExportFormat> = new Map([
  ['.xlsx', 'xlsx'],
  ['.zip', 'csv'],
  ['.json', 'json'],
]);

export async function exportTarget(name: string, folder: string): Promise<ExportTarget> {
  const path = resolve(folder, name);
  if (await isFolder(path)) return { path, format: 'folder' };
  const format = FORMATS.get(extname(name).toLowerCase());
  if (format === undefined) throw new UsageError(`“${name}” is no folder and does not end in .xlsx, .zip or .json.`);
  return { path, format };
}

export type Exported = { readonly state: PlanState } & Omit<ExportAsked, 'format'>;

/**
 * Writes the files and returns their names. Throws Refusal for one that exists, unless forced, and one that cannot be
 * written.
 */
export async function writeExport(
  { state, ...asked }: Exported,
  { path, format }: ExportTarget,
  { isForced }: { readonly isForced: boolean },
): Promise<string[]> {
  const files =
    format === 'folder'
      ? new Map([...csvFiles(state)].map(([name, content]) => [join(path, name), content]))
      : new Map([[path, exportPlan(state, { ...asked, format })]]);
  for (const [file, content] of files) await write(file, content, isForced ? 'w' : 'wx');
  return [...files.keys()];
}

async function write(file: string, content: Uint8Array, flag: 'w' | 'wx'): Promise<void> {
  try {
    await writeFile(file, content, { flag });
  } catch (cause) {
    throw hasCode(cause) && cause.code === 'EEXIST' ? fileIsThere(file) : fileNotWritten(file, cause);
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    // What prevents looking also prevents writing, and is reported then.
    return false;
  }
}
