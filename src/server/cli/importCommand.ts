import { basename, resolve } from 'node:path';
import { Refusal } from '#server/base/errors.ts';
import { findTarget, findTargetBefore, type PlanChoice } from '#server/features/exchange/importTarget.ts';
import { exportedName } from '#server/features/exchange/preparing/settingsRead.ts';
import { type ImportResult, runImport } from '#server/features/exchange/runImport.ts';
import { COMMAND_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import type { Command, CommandLine } from './commandLine.ts';
import { readSourceFiles } from './importFiles.ts';
import { type ImportOptions, nameAfterFiles, readImportOptions } from './importOptions.ts';
import { type FilesRead, readForImport } from './importReading.ts';
import { writeImportReport } from './importReport.ts';
import { mappingSaid } from './layoutOptions.ts';
import { refusalText } from './previewText.ts';
import { printImportResult } from './printImportResult.ts';
import { createProgress, type Progress } from './progress.ts';
import { proofText, statusesText } from './questionsText.ts';
import { withStore } from './withStore.ts';

export const importCommand: Command = {
  help: `milepost import [options] FILE…

Reads goals and entries from CSV files (comma, semicolon or tab; UTF-8 or Windows-1252), from the sheets Goals and
Entries of Excel workbooks (.xlsx), from plans exported whole (.xlsx, .zip, or .json with their history where the plan
is made), from StratML (.xml) and from the files of an Open SDG site, up to ${COMMAND_LIMITS.bytes / 1024 / 1024} MB each, into a plan, in one change:
all of it goes in or nothing. What a file is, its columns say: goals need number and title, entries goal_number and
date. Goals are found again by their number, so the same files again change nothing. Everything assumed, changed or
left out is counted and listed; rows that cannot be taken are kept out with file, line and reason.

  --plan NAME           the plan; made where there is none of that name, and led by the administrators (left out: the
                        plan called as the file, else as its export or the title above its table says)
  --plan-id ID          the plan by its id
  --accept              reads files of another layout as the page would propose, and lists how: the sheets, the rows of
                        headings, what is left out (titles, totals, notes), columns and periods; without it such files
                        are refused and the proposal is listed
  --ask                 only lists, as JSON, what is asked of files of another layout, with the answers that are proposed
  --answer NAME=VALUE   answers a question of --ask; may be given several times
  --encoding NAME       the encoding of texts that are no UTF-8, such as windows-1250; left out: told from their letters
  --sheet NAME          the sheet of a workbook that is read; may be given several times
  --header-row N        the row of headings; given again for a second row, whose texts are joined with the first. Headings
                        other than Milepost's own need --accept or --mapping as well
  --mapping FILE        how files of another layout are read (JSON; docs/guide/import.md)
  --take SETTING        a setting of the file (its sheet Plan) that an existing plan takes over beside those it takes over
                        by itself, such as currency or own_fields; none: no setting. What differs is listed in any case
  --year YEAR           the year of headings that name none (Jan, Q1): that of the first, others follow on
  --new-titles          goals get the titles of the file even where nearly all titles differ: without it, or --accept,
                        such a file is taken for another plan's and refused
  --dry-run             only show what would be done
  --report FILE         write everything found, every line of it, as JSON
  --reason TEXT         why figures of closed periods change; without it such a file is refused

For a plan that is made (left out: told from the files, else as in parentheses)
  --company NAME        (none)
  --fiscal-month N      the month in which the fiscal year starts (1)
  --fiscal-display N    1 FY25, 2 FY26, 3 FY25/26, 0 2025 (0)
  --tiers 2|3           three where goals or initiatives have departments (2)
  --currency SIGN       ($)
  --date-format M/D/Y|D/M/Y
  --week-start DAY      (monday)
  --time-zone ZONE      (this machine's)

Ends with 0 when done, 1 when refused or failed, 2 when called wrongly.`,
  async run(line) {
    const options = readImportOptions(line.args);
    const progress = createProgress(line.progress);
    try {
      const imported = await importAll(line, options, progress);
      if (imported === null) return options.isAsking ? 0 : 1;
      const { preview, version, planId, proof, statuses } = imported;
      const plan = { id: planId, name: preview.plan.name };
      const status = printImportResult(line, { command: 'import', preview, version, plan, isDryRun: options.isDryRun });
      const found = [...(proof === null ? [] : proofText(proof)), ...(statuses === null ? [] : statusesText(statuses))];
      for (const each of found) line.say(each);
      if (options.report !== null) await writeImportReport(resolve(line.folder, options.report), imported);
      return status;
    } catch (error) {
      throw withOption(error);
    } finally {
      progress.end();
    }
  },
};

const LONG_BYTES = 8 * 1024 * 1024;

/** Null where it is to be accepted first how the files are read. */
async function importAll(line: CommandLine, options: ImportOptions, progress: Progress): Promise<ImportResult | null> {
  const afterFiles = { name: nameAfterFiles(options.files.map((path) => resolve(line.folder, path))) };
  const { choice, reading, mapping, proposal, open, understood, isLong } = await readInto(line, {
    options,
    choice: options.choice ?? afterFiles,
    progress,
  });
  if (options.isAsking) {
    line.say(JSON.stringify(understood?.questions.list() ?? [], null, 1));
    return null;
  }
  for (const each of proposal) line.say(each);
  if (open.length > 0) {
    for (const each of refusalText({ refusals: open })) line.warn(`milepost import: ${each}`);
    line.warn('milepost import: nothing was imported. With --accept the files are read as listed above.');
    return null;
  }
  return withStore(line, async ({ store, clock }) => {
    progress.step('Setting them against the plan and writing', isLong);
    return runImport(
      { store, clock },
      {
        choice,
        options: options.plan,
        reading,
        mapping,
        understood,
        isYearTaken: options.isAccepted,
        isOtherTaken: options.isAccepted || options.isOtherTaken,
        by: { memberId: null, name: 'Command line' },
        reason: options.reason,
        takenSettings: options.takenSettings,
        isDryRun: options.isDryRun,
        foundBefore: (findings) => {
          if (options.choice === null && 'name' in choice)
            findings.add('planName', { file: basename(options.files[0] ?? ''), line: null }, { reason: choice.name });
        },
      },
    );
  });
}

type Asked = { readonly options: ImportOptions; readonly choice: PlanChoice; readonly progress: Progress };

/** Files that nobody named a plan for go into the one that is called after them, else into the one that they name. */
async function readInto(line: CommandLine, asked: Asked) {
  const read = await readAll(line, asked);
  const name = read.understood?.settings.name ?? exportedName(read.reading.planTables);
  if (asked.options.choice !== null || name === null) return { ...read, choice: asked.choice };
  const choice = { name };
  const isHeld =
    read.understood !== null &&
    (await withStore(line, ({ store }) => findTarget(store, choice, asked.options.plan))) !== null;
  return { ...(isHeld ? await readAll(line, { ...asked, choice }) : read), choice };
}

/** The files themselves are released where their tables hold other bytes. */
async function readAll(
  line: CommandLine,
  { options, choice, progress }: Asked,
): Promise<FilesRead & { readonly isLong: boolean }> {
  const before = () => withStore(line, ({ store }) => findTargetBefore(store, choice, options.plan));
  const fields = options.mapping === null ? [] : (await before()).fields;
  const mapping = await mappingSaid(options, { folder: line.folder, fields });
  progress.step('Reading the files');
  const files = await readSourceFiles(options.files, { folder: line.folder, limit: COMMAND_LIMITS.bytes });
  const isLong = files.reduce((sum, { bytes }) => sum + bytes.length, 0) > LONG_BYTES;
  progress.step('Reading the tables', isLong);
  const { sheets, isAccepted, isAsking, answers, encoding, plan } = options;
  const today = await withStore(line, async ({ clock }) =>
    clock.today(plan.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const named = options.choice !== null && 'name' in options.choice ? { ...plan, name: options.choice.name } : plan;
  const asked = { mapping, sheets, isAccepted, isAsking, answers, encoding, plan: named, today, before };
  return { ...(await readForImport(files, asked)), isLong };
}

/** What a refusal that an option lifts says of it. */
const OPTIONS: ReadonlyMap<string, string> = new Map([
  ['period_closed', 'Here the reason is given with --reason.'],
  ['other_plan', 'Name the other plan with --plan, or take the new titles with --new-titles.'],
]);

function withOption(error: unknown): unknown {
  const option = error instanceof Refusal ? OPTIONS.get(error.code) : undefined;
  if (!(error instanceof Refusal) || option === undefined) return error;
  const { code, status, message, details } = error;
  return new Refusal({ code, status, details, message: `${message} ${option}` });
}
