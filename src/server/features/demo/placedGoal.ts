import { addDays, type Day } from '#core/calendar/date.ts';
import type { Span } from '#core/calendar/span.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { GoalContent } from '#server/features/demo/content/goalContent.ts';
import { departmentNamed, leadOf, personNamed } from '#server/features/demo/content/people.ts';
import { dayOfPlanDate, planYearSpan } from '#server/features/demo/content/planDate.ts';

export type PlacedGoal = {
  readonly content: GoalContent;
  readonly parent: PlacedGoal | null;
  readonly depth: number;
  readonly number: string;
  readonly span: Span;
  readonly perspective: Perspective | null;
  readonly departmentId: string | null;
  readonly memberId: string | null;
  readonly ownerLabel: string;
  readonly reporter: string;
  readonly added: Day;
};

export function placedGoals(content: readonly GoalContent[], thisYear: number): PlacedGoal[] {
  return placedBelow({ contents: content, parent: null }, thisYear);
}

const ADOPTED_BEFORE_START = [42, 42, 26, 12, 12];

const ADDED_BEFORE_START = 14;

function placedBelow(
  { contents, parent }: { readonly contents: readonly GoalContent[]; readonly parent: PlacedGoal | null },
  thisYear: number,
): PlacedGoal[] {
  return contents.flatMap((content, index) => {
    const number = parent === null ? String(index + 1) : `${parent.number}.${index + 1}`;
    const goal = placed({ content, parent, number }, thisYear);
    return [goal, ...placedBelow({ contents: content.goals, parent: goal }, thisYear)];
  });
}

function placed(
  { content, parent, number }: Pick<PlacedGoal, 'content' | 'parent' | 'number'>,
  thisYear: number,
): PlacedGoal {
  const depth = parent === null ? 0 : parent.depth + 1;
  const span = spanOf(content, thisYear);
  const added = addedOn({ content, span, depth }, thisYear);
  return {
    content,
    parent,
    depth,
    number,
    span,
    perspective: content.perspective ?? parent?.perspective ?? null,
    ...ownerOf(content),
    added: parent !== null && parent.added > added ? parent.added : added,
  };
}

function spanOf({ runs }: GoalContent, thisYear: number): Span {
  if (runs === undefined) {
    return { start: planYearSpan('first', thisYear).start, end: planYearSpan('next', thisYear).end };
  }
  return {
    start: runs.from === null ? null : dayOfPlanDate(runs.from, thisYear),
    end: runs.to === null ? null : dayOfPlanDate(runs.to, thisYear),
  };
}

function addedOn({ content, span, depth }: Pick<PlacedGoal, 'content' | 'span' | 'depth'>, thisYear: number): Day {
  if (content.added !== undefined) return dayOfPlanDate(content.added, thisYear);
  const planStart = planYearSpan('first', thisYear).start;
  const start = span.start ?? planStart;
  if (start > planStart) return addDays(start, -ADDED_BEFORE_START);
  return addDays(planStart, -(ADOPTED_BEFORE_START[depth] ?? 0));
}

function ownerOf({ owner }: GoalContent): Pick<PlacedGoal, 'departmentId' | 'memberId' | 'ownerLabel' | 'reporter'> {
  if (typeof owner === 'object') {
    const { id, name } = departmentNamed(owner.department);
    return { departmentId: id, memberId: null, ownerLabel: name, reporter: leadOf(id) };
  }
  const { firstName, lastName, department } = personNamed(owner);
  return { departmentId: department, memberId: owner, ownerLabel: `${firstName} ${lastName}`, reporter: owner };
}
