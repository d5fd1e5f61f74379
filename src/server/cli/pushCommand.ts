import { extname, resolve } from 'node:path';
import * as z from 'zod';
import { addresses, planFiguresPath } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import type { ImportMapping } from '#contract/import.ts';
import { wirePlanSummariesSchema } from '#contract/plan/wirePlan.ts';
import { refusedRowsSchema } from '#contract/refusedRows.ts';
import { Refusal } from '#server/base/errors.ts';
import { PAGE_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { Command, CommandLine, ExitStatus } from './commandLine.ts';
import { readSourceFiles } from './importFiles.ts';
import { writeImportReport } from './importReport.ts';
import { mappingSaid } from './layoutOptions.ts';
import { type OtherMilepost, otherMilepost } from './otherMilepost.ts';
import { printImportResult } from './printImportResult.ts';
import { pushImport } from './pushedImport.ts';
import { type PushOptions, readPushOptions } from './pushOptions.ts';
import { proofText, statusesText } from './questionsText.ts';

type Pushed = {
  readonly line: CommandLine;
  readonly options: PushOptions;
  readonly server: OtherMilepost;
  readonly plan: { readonly id: string; readonly name: string };
};

/** `milepost push`: files of this machine into a plan of another server, by its calls. */
export const pushCommand: Command = {
  help: `milepost push [options] --url URL --token TOKEN FILE…

Sends files to a Milepost elsewhere, by its calls, into the plan of an API token that may write: for figures that stand
behind a firewall. It needs no store here. Files are those of milepost import (CSV, XLSX, JSON), up to ${PAGE_LIMITS.bytes / 1024 / 1024} MB each, and
become one change; what it says is what milepost import says. A JSON file with a list of figures,
[{"goal": "1.2", "period": "2026-10", "actual": 41.5}, …], becomes one change of its own, all of it or nothing.
The same files again change nothing.

  --url URL             the address of the server; or MILEPOST in the environment
  --token TOKEN         an API token that may write; or MILEPOST_TOKEN in the environment, which no list of processes shows
  --accept              reads files of another layout as the page would propose, and lists how; without it such files
                        are refused and the proposal is listed
  --ask                 only lists, as JSON, what is asked of files of another layout, with the answers that are proposed
  --answer NAME=VALUE   answers a question of --ask; may be given several times
  --encoding NAME       the encoding of texts that are no UTF-8, such as windows-1250; left out: told from their letters
  --sheet NAME          the sheet of a workbook that is read; may be given several times
  --header-row N        the row of headings; given again for a second row, whose texts are joined with the first
  --year YEAR           the year of headings that name none (Jan, Q1): that of the first, others follow on
  --mapping FILE        how files of another layout are read (JSON; docs/guide/import.md)
  --new-titles          goals get the titles of the file even where nearly all titles differ: without it, or --accept,
                        such a file is taken for another plan's and refused
  --dry-run             only show what would be done
  --report FILE         write everything found, every line of it, as JSON

Ends with 0 when done, 1 when refused or failed, 2 when called wrongly.`,
  async run(line) {
    const options = readPushOptions(line.args, line.environment);
    const mapping = await mappingSaid(options, { folder: line.folder, fields: null });
    const files = await readSourceFiles(options.files, { folder: line.folder, limit: PAGE_LIMITS.bytes });
    const server = otherMilepost(options);
    const [plan] = await server.ask(addresses.plans, {}, wirePlanSummariesSchema);
    if (plan === undefined) {
      throw new Refusal({ code: 'plan_not_found', status: 404, message: 'The token opens no plan.' });
    }
    const pushed: Pushed = { line, options, server, plan };
    const lists = files.flatMap((file) => figuresIn(file) ?? []);
    const others = files.filter((file) => figuresIn(file) === null);
    const statuses: ExitStatus[] = [];
    if (others.length > 0) statuses.push(await pushFiles(pushed, others, mapping));
    for (const list of lists) statuses.push(await pushFigures(pushed, list));
    return statuses.includes(1) ? 1 : 0;
  },
};

type FigureList = { readonly name: string; readonly figures: readonly unknown[] };

/** A list of figures in JSON; null for any other file. */
function figuresIn({ name, bytes }: SourceFile): FigureList | null {
  if (extname(name).toLowerCase() !== '.json') return null;
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, '');
  if (!text.trimStart().startsWith('[')) return null;
  try {
    const figures = z.array(z.unknown()).parse(JSON.parse(text));
    return figures.every(isFigure) ? { name, figures } : null;
  } catch {
    throw new Refusal({ code: 'bad_file', status: 400, message: `${name} is damaged: it is no JSON.` });
  }
}

/** Other lists of records are read as files. */
function isFigure(item: unknown): boolean {
  return typeof item !== 'object' || item === null || 'goal' in item || 'period' in item;
}

async function pushFiles(
  { line, options, server, plan }: Pushed,
  files: readonly SourceFile[],
  mapping: ImportMapping | null,
): Promise<ExitStatus> {
  const { isDryRun, isAccepted, isOtherTaken } = options;
  const sheets = [...options.sheets, ...(mapping?.sheets ?? [])];
  const said = {
    ...mapping,
    ...(sheets.length === 0 ? {} : { sheets }),
    ...(options.encoding === null ? {} : { encoding: options.encoding }),
  };
  const pushed = await pushImport(server, {
    planId: plan.id,
    files,
    said,
    isAccepted,
    isDryRun,
    isOtherTaken: isAccepted || isOtherTaken,
    answers: options.answers,
    isAsking: options.isAsking,
  });
  if (options.isAsking) {
    line.say(JSON.stringify(pushed.questions, null, 1));
    return 0;
  }
  for (const each of pushed.proposal) line.say(each);
  if (pushed.preview === null) {
    line.warn('milepost push: nothing was imported. With --accept the files are read as listed above.');
    return 1;
  }
  const { preview, version } = pushed;
  if (options.report !== null) {
    await writeImportReport(resolve(line.folder, options.report), { preview, planId: plan.id, version });
  }
  const status = printImportResult(line, { command: 'push', preview, version, plan, isDryRun });
  if (pushed.proof !== null) for (const each of proofText(pushed.proof)) line.say(each);
  if (pushed.statuses !== null) for (const each of statusesText(pushed.statuses)) line.say(each);
  return status;
}

async function pushFigures(
  { line, options, server, plan }: Pushed,
  { name, figures }: FigureList,
): Promise<ExitStatus> {
  const counted = `${figures.length} ${figures.length === 1 ? 'figure' : 'figures'}`;
  if (options.isDryRun) {
    line.say(`${name}: ${counted}, not sent in a dry run.`);
    return 0;
  }
  try {
    const { version } = await server.ask(planFiguresPath(plan.id), { method: 'PUT', body: figures }, versionSchema);
    line.say(`${name}: ${counted}; the plan “${plan.name}” (${plan.id}) is at change ${version}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refused = refusedRowsSchema.safeParse(error.details).data?.refused ?? [];
    const counts = `${refused.length} of ${counted} ${refused.length === 1 ? 'is' : 'are'} refused.`;
    line.warn(`milepost push: ${name}: ${refused.length === 0 ? error.message : `${counts} Nothing is written.`}`);
    for (const { index, message, accepted } of refused) {
      line.warn(`  [${index}] ${message}${accepted === null ? '' : ` Accepted: ${accepted}.`}`);
    }
    return 1;
  }
}
