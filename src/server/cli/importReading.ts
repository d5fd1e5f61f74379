import type { ImportMapping, ImportRefusal, SheetChoice } from '#contract/import.ts';
import type { ImportQuestion, QuestionAnswers } from '#contract/importQuestion.ts';
import type { Day } from '#core/calendar/date.ts';
import { ownNamesIn } from '#server/features/exchange/columns/ownFieldTable.ts';
import { recognise } from '#server/features/exchange/columns/recognise.ts';
import { describeSheets } from '#server/features/exchange/drafting/describeSheets.ts';
import { describeTables } from '#server/features/exchange/drafting/describeTables.ts';
import type { TargetBefore } from '#server/features/exchange/importTarget.ts';
import { mapTables } from '#server/features/exchange/mapping/mapTables.ts';
import { proposeMapping } from '#server/features/exchange/mapping/proposeMapping.ts';
import { readTables } from '#server/features/exchange/opening/readTables.ts';
import { beginningOf } from '#server/features/exchange/tables/beginningOf.ts';
import { COMMAND_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import type { PlanOptions } from '#server/features/exchange/tables/planOptions.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { FileTooLarge } from '#server/features/exchange/understanding/grids/readGrids.ts';
import type { Understanding } from '#server/features/exchange/understanding/understand.ts';
import { isLayoutSaid, isOwnLayout, understandFiles } from '#server/features/exchange/understanding/understandFiles.ts';
import { proposalText } from './proposalText.ts';
import { questionsText } from './questionsText.ts';

export type ReadingOptions = {
  /** Of a mapping file; null for none. */
  readonly mapping: ImportMapping | null;
  /** Sheets and rows of headings said by options. */
  readonly sheets: readonly SheetChoice[];
  /** Takes what the page would propose for what nobody said. */
  readonly isAccepted: boolean;
  /** Only lists what is asked. */
  readonly isAsking: boolean;
  readonly answers: QuestionAnswers;
  readonly encoding: string | null;
  readonly plan: PlanOptions & { readonly name?: string };
  readonly today: Day;
  /** What the plan has already. */
  readonly before: () => Promise<TargetBefore>;
};

export type FilesRead = {
  readonly reading: Reading;
  readonly mapping: ImportMapping | null;
  /** How the files are read, in lines; none where they say it plainly. */
  readonly proposal: readonly string[];
  /** Why somebody has to accept that first: what is wrong with the files read as they are; none where nobody has to. */
  readonly open: readonly ImportRefusal[];
  /** Of files of another layout: what was assumed, and what comes in; null for Milepost's own. */
  readonly understood: Understanding | null;
};

/**
 * Reads files as they always were where that works. Otherwise, and where it is accepted in advance, as the page would
 * propose: sheets, rows of headings, what is left out, and what columns are.
 */
export async function readForImport(files: readonly SourceFile[], options: ReadingOptions): Promise<FilesRead> {
  const { mapping, isAccepted } = options;
  const choices = [...options.sheets, ...(mapping?.sheets ?? [])];
  const said: ImportMapping = { ...mapping, ...(choices.length === 0 ? {} : { sheets: choices }) };
  const read = (isProposed: boolean) =>
    readTables(files, COMMAND_LIMITS, { delimiter: mapping?.delimiter, sheets: { choices, isProposed } });
  const plain = read(false);
  const wrong = wrongIn(plain, mapping);
  const asPlain: FilesRead = { reading: plain, mapping, proposal: [], open: [], understood: null };
  const isOpenToQuestions = isAccepted || options.isAsking || Object.keys(options.answers).length > 0;
  if (wrong.length === 0 && !isOpenToQuestions) return asPlain;
  const before = await options.before();
  const isOwn = isOwnLayout(plain, before.fields);
  if (wrong.length === 0 && (isLayoutSaid(said) ? !isAccepted : isOwn)) return asPlain;
  const understood = isLayoutSaid(said) || isOwn ? null : understoodOf(files, { options, said, before });
  if (understood instanceof FileTooLarge)
    return { ...asPlain, reading: { tables: [], planTables: [], refusals: [understood.refusal] } };
  if (understood === null && wrong.length === 0 && !isLayoutSaid(said)) return asPlain;
  if (understood !== null)
    return readByQuestions(understood, { wrong, isAccepted: isAccepted || mapping?.answers !== undefined });
  const reading = read(true);
  const ownNames = ownNamesIn(reading.planTables, before.fields);
  const proposed = proposeMapping(reading, { said, hasGoals: before.hasGoals, ownNames });
  const isPlain = Object.keys(proposed).length === 0;
  if (!isAccepted && wrongIn(reading, proposed).length > 0) return asPlain;
  return {
    reading,
    mapping: proposed,
    proposal: isPlain ? [] : proposalOf(reading, proposed),
    open: isAccepted ? [] : wrong,
    understood: null,
  };
}

function understoodOf(
  files: readonly SourceFile[],
  {
    options,
    said,
    before,
  }: { readonly options: ReadingOptions; readonly said: ImportMapping; readonly before: TargetBefore },
): Understanding | FileTooLarge | null {
  const { answers, encoding, plan, today } = options;
  try {
    return understandFiles(files, {
      limits: COMMAND_LIMITS,
      said,
      answers,
      encoding: encoding ?? said.encoding,
      state: before.state,
      options: plan,
      today,
    });
  } catch (error) {
    if (error instanceof FileTooLarge) return error;
    throw error;
  }
}

/** Read where the proposals are accepted, or whoever imports has answered every question that is open. */
function readByQuestions(
  understood: Understanding,
  { wrong, isAccepted }: { readonly wrong: readonly ImportRefusal[]; readonly isAccepted: boolean },
): FilesRead {
  const questions = understood.questions.list();
  const open = questions.filter((each) => !each.is_assumed && each.answer === null);
  return {
    reading: { tables: understood.tables, planTables: understood.planTables, refusals: [] },
    mapping: null,
    proposal: questionsText(questions),
    open: isAccepted || (open.length === 0 && questions.some(isAnswered)) ? [] : wrong,
    understood,
  };
}

function isAnswered({ answer }: ImportQuestion): boolean {
  return answer !== null;
}

function proposalOf(reading: Reading, mapping: ImportMapping): string[] {
  const tables = describeTables(reading.tables, { mapping, sheets: [] });
  return proposalText({ tables, sheets: describeSheets(reading.sheets ?? []), mapping });
}

function wrongIn(reading: Reading, mapping: ImportMapping | null): ImportRefusal[] {
  const tables = mapTables({ tables: reading.tables.map(beginningOf), refusals: [] }, mapping).tables;
  const refusals = tables.flatMap((table): ImportRefusal[] => {
    const known = recognise(table);
    return known.ok ? [] : [{ file: table.file, line: table.headerLine, column: null, reason: known.reason }];
  });
  return [...reading.refusals, ...refusals];
}
