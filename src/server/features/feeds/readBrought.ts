import type { ImportMapping } from '#contract/import.ts';
import type { Day } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { Refusal } from '#server/base/errors.ts';
import { createWorkThreads } from '#server/base/workThreads.ts';
import type { DraftRequest } from '#server/features/exchange/drafting/draftRequest.ts';
import { storedGoalOf } from '#server/features/exchange/findPlanState.ts';
import { MEGABYTE, PAGE_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { numbersByName } from '#server/features/goals/figures/namedGoal.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { type AnswerRequest, type Brought, HIDDEN } from './readAnswer.ts';

export type Question = {
  readonly file: SourceFile;
  readonly mapping: ImportMapping;
  readonly goalBy: string;
  readonly today: Day;
  readonly at: string;
};

const LONGEST_MS = 60_000;

const threads = createWorkThreads({
  script: new URL('./answerThread.ts', import.meta.url),
  running: 1,
  waiting: 100,
  megabytes: 320,
  tooMuch: () =>
    new Refusal({ code: 'file_too_much', status: 422, message: 'This answer takes too much time or memory to read.' }),
});

/**
 * Reads an answer in a thread of its own. Only figures of goals that are there count. Throws Refusal where it takes too
 * much.
 */
export function readBrought(booked: BookedPlan, question: Question): Promise<Brought> {
  const names = question.goalBy === 'number' ? 'number' : numbersByName(booked, question.goalBy);
  const request: AnswerRequest = {
    draft: draftOf(booked, question, names),
    mapping: question.mapping,
    goals: new Map(
      Array.from(booked.goals, ([id, { number, title }]) => [id, { id, number: shownNumber(number), title }]),
    ),
    hasGoalNames: names !== null,
  };
  return threads.run({
    send: async (worker) => worker.postMessage(request),
    longestMs: LONGEST_MS,
    isLarge: question.file.bytes.length > MEGABYTE,
  });
}

function draftOf(
  { whole, goals }: BookedPlan,
  { file, mapping, today, at }: Question,
  names: 'number' | ReturnType<typeof numbersByName>,
): DraftRequest {
  const { plan, owners } = whole;
  const stored = [...goals.values()].map(storedGoalOf);
  const numbers = names === 'number' ? [] : Array.from(names ?? [], ([name, number]) => [name, HIDDEN + number]);
  const state = {
    plan,
    isNew: false,
    departments: owners.departments,
    // Nobody is made a member of a plan by a feed.
    members: owners.members.map((member) => ({ ...member, email: null, accountId: null })),
    goals: names === 'number' ? stored : stored.map((goal) => ({ ...goal, number: HIDDEN + goal.number })),
    // Without the plan’s figures every one that the answer gives is told: they are compared where they are written.
    series: new Map(),
  };
  return {
    files: [file],
    limits: PAGE_LIMITS,
    isByColumns: true,
    target: { state },
    answers: {
      mapping: { ...mapping, ...(names !== 'number' && { numbers: Object.fromEntries(numbers) }) },
      zero_targets: 'zero',
    },
    tellsEmails: false,
    moment: { at, by: 'Milepost', memberId: null },
    today,
  };
}
