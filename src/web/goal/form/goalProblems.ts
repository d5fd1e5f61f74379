import type { Day } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { Span } from '#core/calendar/span.ts';
import { readTypedDate } from '#core/calendar/typedDate.ts';
import { isWithin, type Limits } from '#core/goal/fieldKinds.ts';
import { CONTROLLED_FIELDS, type FieldsOf, isDecimal, limitsOf } from './controlledFields.ts';
import type { GoalDraft, GoalField } from './goalDraft.ts';
import { type OwnDraftProblem, type OwnDrafts, type OwnFormOptions, ownProblemsOf } from './ownDraft.ts';
import { readTypedNumber } from './typedNumber.ts';

export type GoalProblem =
  | { readonly kind: 'titleMissing' | 'endBeforeStart' | 'notADate' | 'targetMissing' | 'outsideParent' }
  | { readonly kind: 'notANumber'; readonly text: string }
  | { readonly kind: 'outsideLimits'; readonly limits: Limits }
  | { readonly kind: 'own'; readonly byField: ReadonlyMap<string, OwnDraftProblem> };

export type GoalProblems = { readonly [field in GoalField]?: GoalProblem };

export type ProblemContext = {
  readonly format: DateFormat;
  readonly rolledUpInto: Span | null;
  /** A new goal takes its parent's window by default. */
  readonly isNew: boolean;
  readonly own: Omit<OwnFormOptions, 'format'>;
  /** What the own fields were when the form opened. */
  readonly ownBefore: OwnDrafts;
};

/** What the server would refuse, as far as the page can tell. */
export function problemsOf(draft: GoalDraft, context: ProblemContext): GoalProblems {
  return {
    ...(draft.title.trim() === '' && { title: { kind: 'titleMissing' } }),
    ...decimalProblems(draft),
    ...numberProblem('baseline', draft.baseline),
    ...targetProblem(draft),
    ...dateProblem('baselineDate', draft.baselineDate, context.format),
    ...dateProblem('nextStepDue', draft.nextStepDue, context.format),
    ...windowProblems(draft, context),
    ...ownProblems(draft, context),
  };
}

function ownProblems({ ownFields }: GoalDraft, { own, ownBefore, format, isNew }: ProblemContext): GoalProblems {
  const byField = ownProblemsOf(ownFields, { ...own, format, before: isNew ? null : ownBefore });
  return byField.size === 0 ? {} : { ownFields: { kind: 'own', byField } };
}

function decimalProblems(draft: GoalDraft): GoalProblems {
  return Object.assign({}, ...CONTROLLED_FIELDS.filter(isDecimal).map((field) => decimalProblem(field, draft[field])));
}

function decimalProblem(field: FieldsOf<'decimal'>, text: string): GoalProblems {
  const value = readTypedNumber(text) ?? null;
  const limits = limitsOf(field);
  return value === null || limits === null || isWithin(value, limits)
    ? numberProblem(field, text)
    : { [field]: { kind: 'outsideLimits', limits } };
}

function numberProblem(field: FieldsOf<'decimal'> | 'baseline' | 'yearTarget', text: string): GoalProblems {
  return readTypedNumber(text) === undefined ? { [field]: { kind: 'notANumber', text: text.trim() } } : {};
}

function targetProblem({ yearTarget, spread, periods }: GoalDraft): GoalProblems {
  if (spread === 'by_hand') {
    const wrong = Object.values(periods).find((text) => readTypedNumber(text) === undefined);
    return wrong === undefined ? {} : { periods: { kind: 'notANumber', text: wrong.trim() } };
  }
  if (spread === 'last_year' && yearTarget.trim() === '') return { yearTarget: { kind: 'targetMissing' } };
  return numberProblem('yearTarget', yearTarget);
}

function dateProblem(
  field: 'start' | 'end' | 'baselineDate' | 'nextStepDue',
  text: string,
  format: DateFormat,
): GoalProblems {
  return text.trim() !== '' && readTypedDate(text, format) === null ? { [field]: { kind: 'notADate' } } : {};
}

function windowProblems(draft: GoalDraft, { format, rolledUpInto, isNew }: ProblemContext): GoalProblems {
  const unreadable = { ...dateProblem('start', draft.start, format), ...dateProblem('end', draft.end, format) };
  if (Object.keys(unreadable).length > 0) return unreadable;
  const [start, end] = [readTypedDate(draft.start, format), readTypedDate(draft.end, format)];
  if (start !== null && end !== null && end < start) return { end: { kind: 'endBeforeStart' } };
  if (rolledUpInto === null || draft.rollup === 'none') return {};
  return {
    ...(startsBefore(start, rolledUpInto.start, isNew) && { start: { kind: 'outsideParent' } }),
    ...(endsAfter(end, rolledUpInto.end, isNew) && { end: { kind: 'outsideParent' } }),
  };
}

function startsBefore(start: Day | null, limit: Day | null, isNew: boolean): boolean {
  if (limit === null) return false;
  return start === null ? !isNew : start < limit;
}

function endsAfter(end: Day | null, limit: Day | null, isNew: boolean): boolean {
  if (limit === null) return false;
  return end === null ? !isNew : end > limit;
}
