import { useState } from 'react';
import type { ChosenForNewPlan } from '#contract/addresses.ts';
import {
  type ImportAnswers,
  type ImportApplied,
  type ImportDraft,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_FILES,
} from '#contract/importDraft.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/import.ts';
import { useAskBeforeLeaving } from '#web/base/navigation/leaving.ts';
import { askedQuestions } from './askedQuestions.ts';
import { answerImport, applyImport, handInFiles, type ImportPlace } from './importCalls.ts';
import { type LeftOut, NOTHING_LEFT_OUT } from './leftOut.ts';
import { needsLook } from './sheetChoices.ts';

/** `whosePlan` asks before the review, where the file is likely another plan's. */
export type ImportStep = 'file' | 'questions' | 'sheets' | 'columns' | 'whosePlan' | 'review' | 'done';

/** An import as the page goes through it. */
export type Importing = {
  readonly step: ImportStep;
  readonly place: ImportPlace | null;
  readonly draft: ImportDraft | null;
  readonly leftOut: LeftOut;
  readonly applied: ImportApplied | null;
  /** Counted on when the rows have to be asked for again. */
  readonly round: number;
  readonly isBusy: boolean;
  /** What went wrong last, in a sentence. */
  readonly error: string | null;
  /** Somebody wrote the same meanwhile. */
  readonly isOvertaken: boolean;
  /** Takes the file for this plan's, whatever its titles. */
  intoThisPlan(): void;
  /** Makes a new plan of the same files. */
  intoNewPlan(): Promise<void>;
  handIn(planId: string | null, files: readonly File[], chosen: ChosenForNewPlan): Promise<void>;
  answer(answers: ImportAnswers): Promise<void>;
  choose(leftOut: LeftOut): Promise<void>;
  apply(): Promise<void>;
  go(step: ImportStep): void;
  restart(): void;
};

export function useImport(): Importing {
  const [step, setStep] = useState<ImportStep>('file');
  const [place, setPlace] = useState<ImportPlace | null>(null);
  const [draft, setDraft] = useState<ImportDraft | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isThisPlans, setThisPlans] = useState(false);
  const [leftOut, setLeftOut] = useState(NOTHING_LEFT_OUT);
  const [applied, setApplied] = useState<ImportApplied | null>(null);
  const [round, setRound] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** Whether a person has answered something of this import, which leaving the page would lose. */
  const [isAnswered, setAnswered] = useState(false);
  useAskBeforeLeaving(isAnswered);

  async function busy(work: () => Promise<void>) {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (reason) {
      setError(reason);
      if (codeOf(reason) === 'import_not_found') setStep('file');
    } finally {
      setBusy(false);
    }
  }

  const answer: Importing['answer'] = (answers) =>
    busy(async () => {
      if (place === null) return;
      setAnswered(true);
      setDraft(await answerImport(place, answers));
      setRound((before) => before + 1);
    });

  const handIn: Importing['handIn'] = (planId, given, chosen) =>
    busy(async () => {
      refuseTooMuch(given);
      const made = await handInFiles(planId, { files: given, chosen });
      setFiles(given);
      setThisPlans(false);
      setDraft(made);
      setPlace({ planId, id: made.id });
      setLeftOut(NOTHING_LEFT_OUT);
      setAnswered(false);
      setRound((before) => before + 1);
      setStep(stepAfter(made));
    });

  const isWhosePlanOpen = step === 'review' && !isThisPlans && draft !== null && draft.other_plan !== null;

  return {
    step: isWhosePlanOpen ? 'whosePlan' : step,
    place,
    draft,
    leftOut,
    applied,
    round,
    isBusy,
    error: sentenceOf(error),
    isOvertaken: codeOf(error) === 'changed_meanwhile',
    intoThisPlan: () => {
      setError(null);
      setThisPlans(true);
    },
    intoNewPlan: () => handIn(null, files, {}),
    handIn,
    answer,
    choose: async (next) => {
      setLeftOut(next);
      setAnswered(true);
      await busy(async () => {
        if (place !== null) setDraft(await answerImport(place, { left_out: next }));
      });
    },
    apply: () =>
      busy(async () => {
        if (place === null) return;
        setApplied(await applyImport(place));
        setAnswered(false);
        setStep('done');
      }),
    go: (next) => {
      setError(null);
      setStep(next);
    },
    restart: () => {
      setFiles([]);
      setDraft(null);
      setPlace(null);
      setApplied(null);
      setAnswered(false);
      setError(null);
      setStep('file');
    },
  };
}

/** Where nothing of a file could be read there are no columns to choose, only another file. */
function stepAfter(draft: ImportDraft): ImportStep {
  if (draft.tables.length === 0 && draft.sheets.length === 0 && draft.refusals.length > 0) return 'file';
  if (draft.proof !== null) return isAsking(draft) ? 'questions' : 'review';
  if (isAllClear(draft)) return 'review';
  return needsLook(draft.sheets) ? 'sheets' : 'columns';
}

/** A file of another layout in which nothing is to be asked needs no look before its proof. */
function isAsking({ refusals, questions }: ImportDraft): boolean {
  return refusals.length > 0 || askedQuestions(questions).length > 0;
}

/** A file in our own columns needs no look at them; one of another layout does. */
function isAllClear({ refusals, tables, mapping }: ImportDraft): boolean {
  const isMapped = Object.keys(mapping).length > 0;
  return (
    refusals.length === 0 && !isMapped && tables.every(({ columns }) => columns.every(({ column }) => column !== null))
  );
}

/** A sentence that is shown as it is. */
class TooMuch extends Error {}

/** Before anything is sent: a server that refuses in the middle of an upload is often not heard. */
function refuseTooMuch(files: readonly File[]): void {
  if (files.length > UPLOAD_MAX_FILES) throw new TooMuch(say.tooMany(files.length, UPLOAD_MAX_FILES));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > UPLOAD_MAX_BYTES) throw new TooMuch(say.tooLarge(inMegabytes(bytes), UPLOAD_MAX_BYTES / MEGABYTE));
}

const MEGABYTE = 1024 * 1024;

/** Never the limit itself of what is above it. */
function inMegabytes(bytes: number): number {
  return Math.ceil((bytes / MEGABYTE) * 10) / 10;
}

function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}

function sentenceOf(error: unknown): string | null {
  if (error === null) return null;
  if (error instanceof TooMuch) return error.message;
  if (codeOf(error) === 'import_under_way') return say.underWay;
  return codeOf(error) === 'file_too_much' ? say.tooMuch : refusalText(error, say.unreachable);
}
