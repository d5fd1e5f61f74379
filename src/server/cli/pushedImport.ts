import * as z from 'zod';
import { importPath, importsPath } from '#contract/addresses.ts';
import type { ImportMapping, ImportPreview } from '#contract/import.ts';
import { importPreviewSchema } from '#contract/import.ts';
import { type ImportDraft, importAppliedSchema, importDraftSchema } from '#contract/importDraft.ts';
import type { ImportProof, ImportQuestion, QuestionAnswers } from '#contract/importQuestion.ts';
import type { StatusComparison } from '#contract/importStanding.ts';
import { Refusal } from '#server/base/errors.ts';
import { likelyOtherPlan } from '#server/features/exchange/preparing/otherPlan.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { OtherMilepost } from './otherMilepost.ts';
import { proposalText } from './proposalText.ts';
import { questionsText } from './questionsText.ts';

type PushedImport = {
  /** How files of another layout are read, in lines; none where they say it plainly. */
  readonly proposal: readonly string[];
  /** Null where the proposal has to be accepted first. */
  readonly preview: ImportPreview | null;
  /** Null: nothing was written. */
  readonly version: number | null;
  readonly questions: readonly ImportQuestion[];
  readonly proof: ImportProof | null;
  readonly statuses: StatusComparison | null;
};

type Push = {
  readonly planId: string;
  readonly files: readonly SourceFile[];
  /** What a mapping file and options say. */
  readonly said: ImportMapping;
  readonly isAccepted: boolean;
  readonly isDryRun: boolean;
  /** Whether files that are likely another plan's go in. */
  readonly isOtherTaken: boolean;
  readonly answers: QuestionAnswers;
  /** Only asks; nothing is imported. */
  readonly isAsking: boolean;
};

/** Hands files in to a server, and applies what they change, unless it is only to be shown. */
export async function pushImport(
  server: OtherMilepost,
  { planId, files, said, isAccepted, isDryRun, isOtherTaken, answers, isAsking }: Push,
): Promise<PushedImport> {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('file', new Blob([Uint8Array.from(bytes)]), name);
  const handedIn = await server.ask(importsPath(planId), { method: 'POST', body: form }, importDraftSchema);
  const path = importPath(planId, handedIn.id);
  const read = (mapping: ImportMapping) => server.ask(path, { method: 'PATCH', body: { mapping } }, importDraftSchema);
  const discard = () => server.ask(path, { method: 'DELETE' }, z.unknown());
  const mapped = Object.keys(said).length === 0 ? handedIn : await read(said);
  const isAnswered = Object.keys(answers).length > 0;
  const draft = isAnswered ? await server.ask(path, { method: 'PATCH', body: { answers } }, importDraftSchema) : mapped;
  const { questions, proof, statuses } = draft;
  if (isAsking) {
    await discard();
    return { proposal: [], preview: null, version: null, questions, proof, statuses };
  }
  const isOpen = questions.some(({ is_assumed, answer }) => !is_assumed && answer === null);
  if (questions.length > 0 && !isAccepted && (isOpen || !isAnswered)) {
    await discard();
    return { proposal: questionsText(questions), preview: null, version: null, questions, proof, statuses };
  }
  const isProposed = questions.length === 0 && proposes(draft, said);
  const taken = isProposed && !isAccepted ? await read(plainly(said)) : draft;
  if (isProposed && !isAccepted && !isPlain(taken, said)) {
    await discard();
    return { proposal: proposalText(draft), preview: null, version: null, questions, proof, statuses };
  }
  const proposal =
    questions.length > 0 ? questionsText(questions) : isProposed && isAccepted ? proposalText(draft) : [];
  const { plan, other_plan: other } = taken;
  if (other !== null && !isOtherTaken && !isDryRun) {
    await discard();
    throw likelyOtherPlan(other, plan.name, OPTION);
  }
  if (isAccepted && draft.year !== null && draft.year.answer === null)
    await read({ ...draft.mapping, year: draft.year.proposed });
  const preview = await server.ask(`${path}/report.json`, {}, importPreviewSchema);
  if (!isDryRun && preview.refusals.length === 0) {
    try {
      const { version } = await server.ask(`${path}/apply`, { method: 'POST' }, importAppliedSchema);
      return { proposal, preview, version, questions, proof, statuses };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'nothing_chosen') throw error;
    }
  }
  await discard();
  return { proposal, preview, version: null, questions, proof, statuses };
}

const OPTION = 'Give the token of the other plan, or take the new titles with --new-titles.';

/** Whether the server reads the files in a way that nobody said. */
function proposes({ mapping, sheets }: ImportDraft, said: ImportMapping): boolean {
  const hasMore = Object.keys(mapping).some((key) => !(key in said));
  return hasMore || (said.sheets === undefined && sheets.some((sheet) => sheet.is_taken && !sheet.is_plain));
}

/** Columns as they are called in the file. */
function plainly(said: ImportMapping): ImportMapping {
  return { ...said, columns: said.columns ?? {} };
}

function isPlain(draft: ImportDraft, said: ImportMapping): boolean {
  return draft.refusals.length === 0 && !proposes(draft, plainly(said));
}
