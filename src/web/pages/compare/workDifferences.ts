import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { say as compareWords } from '#web/base/messages/say/lookBack.ts';
import { say } from '#web/base/messages/say/work.ts';
import { workFor } from '#web/goal/work/workOfGoal.ts';
import { dayText, percentText } from '#web/goal/work/workTexts.ts';
import type { ComparedDay } from '#web/plan/comparison/useComparison.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import type { Difference } from './difference.ts';

type Days = {
  readonly [Day in 'before' | 'after']: Pick<ComparedDay, 'work' | 'plan'> & {
    readonly goals: readonly { readonly id: string }[];
  };
};

type Field<Item> = { readonly label: string; readonly textOf: (item: Item, day: ComparedDay['plan']) => string };

/**
 * What is otherwise on the later day in the work of goals that either day lists: initiatives, milestones, and decisions
 * made since. What one of the days does not have is said once, with its state or day.
 */
export function workDifferences({ before, after }: Days): readonly Difference[] {
  const goalIds = new Set([...before.goals, ...after.goals].map(({ id }) => id));
  const days = {
    before: { work: workFor(goalIds, before.work), plan: before.plan },
    after: { work: workFor(goalIds, after.work), plan: after.plan },
  };
  return [
    ...differences(days, {
      kind: say.initiative,
      itemsOf: ({ initiatives }) => initiatives,
      fields: initiativeFields(),
    }),
    ...differences(days, { kind: say.milestone, itemsOf: ({ milestones }) => milestones, fields: milestoneFields() }),
    ...differences(days, {
      kind: say.decision,
      itemsOf: ({ decisions }) => decisions.map(({ text, ...each }) => ({ ...each, title: text })),
      fields: [{ label: say.fields.day, textOf: ({ day }, plan) => dayText(day, plan) }],
    }),
  ];
}

function initiativeFields(): readonly Field<WireInitiative>[] {
  return [
    { label: say.fields.state, textOf: ({ state }) => say.states[state] },
    { label: say.fields.percent, textOf: ({ percent_complete: percent }) => percentText(percent) },
    { label: say.fields.start, textOf: ({ start }, plan) => dayText(start, plan) },
    { label: say.fields.end, textOf: ({ end }, plan) => dayText(end, plan) },
  ];
}

function milestoneFields(): readonly Field<WireMilestone>[] {
  return [
    { label: say.fields.due, textOf: ({ due }, plan) => dayText(due, plan) },
    { label: say.fields.done, textOf: ({ done_on: doneOn }, plan) => dayText(doneOn, plan) },
  ];
}

type DayOfWork = { readonly work: PlanWork; readonly plan: ComparedDay['plan'] };

function differences<Item extends { readonly id: string; readonly title: string }>(
  { before, after }: { readonly before: DayOfWork; readonly after: DayOfWork },
  {
    kind,
    itemsOf,
    fields,
  }: {
    readonly kind: string;
    readonly itemsOf: (work: PlanWork) => readonly Item[];
    readonly fields: readonly Field<Item>[];
  },
): Difference[] {
  const olds = new Map(itemsOf(before.work).map((item) => [item.id, item]));
  const news = new Map(itemsOf(after.work).map((item) => [item.id, item]));
  return [...new Set([...olds.keys(), ...news.keys()])].flatMap((id) => {
    const [old, now] = [olds.get(id), news.get(id)];
    const known = now ?? old;
    if (known === undefined) return [];
    const told = old === undefined || now === undefined ? fields.slice(0, 1) : fields;
    return told
      .map(({ label, textOf }) => ({
        id,
        prefix: kind,
        title: known.title,
        label,
        before: old === undefined ? compareWords.notInPlan : textOf(old, after.plan),
        after: now === undefined ? compareWords.notInPlan : textOf(now, after.plan),
      }))
      .filter((each) => each.before !== each.after);
  });
}
