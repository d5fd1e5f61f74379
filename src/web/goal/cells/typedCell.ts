import type { GoalPatch } from '#contract/goalCalls.ts';
import { STATUSES } from '#core/goal/status.ts';
import { foldText } from '#core/search/foldText.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { CellAction } from './cellAction.ts';
import type { CellChoice } from './cellChoices.ts';
import { type CellDraft, cellPatch, cellProblem } from './cellDraft.ts';

const EMPTY: CellDraft = { value: '', beside: '' };

/** A pasted text as what a cell would have; null where it names nothing there. A status needs a reason, so none is pasted. */
export function pastedCell(
  action: CellAction,
  text: string,
  { plan, choices }: Pick<ShownPlan, 'plan'> & { readonly choices: readonly CellChoice[] | null },
): CellDraft | null {
  const typed = text.trim();
  if (action.kind === 'status') return null;
  if (typed === '' || typed === '–') return EMPTY;
  if (choices !== null) {
    const value = valueNamed(choices, typed);
    return value === null ? null : { ...EMPTY, value };
  }
  if (action.kind === 'own' && action.field.kind === 'choices') {
    const options = action.field.options.map(({ id, name }) => ({ value: id, label: name }));
    const ids = typed.split(/[,;]/).map((name) => valueNamed(options, name));
    return ids.every((id) => id !== null) ? { ...EMPTY, value: ids } : null;
  }
  const draft = { ...EMPTY, value: typed };
  return cellProblem(action, draft, { plan }) === null ? draft : null;
}

/** What a pasted draft asks for: a next step keeps its day, unless the step is cleared. */
export function pastedPatch(action: CellAction, draft: CellDraft, shown: Pick<ShownPlan, 'plan'>): GoalPatch {
  const patch = cellPatch(action, draft, shown);
  const { next_step_due: _day, ...withoutDay } = patch;
  return draft.value === '' ? patch : withoutDay;
}

/** The status of which a word that is typed is the beginning, as the list of statuses opens with it. */
export function typedStatus(typed: string, { plan }: Pick<ShownPlan, 'plan'>): string | null {
  const wanted = foldText(typed.trim());
  if (wanted === '') return null;
  return STATUSES.find((status) => foldText(statusLabel(status, plan)).startsWith(wanted)) ?? null;
}

/** Null where several have the name: it does not say which. */
function valueNamed(choices: readonly CellChoice[], name: string): string | null {
  const wanted = foldText(name.trim());
  const [found, another] = choices.filter(({ label }) => foldText(label) === wanted);
  return another === undefined ? (found?.value ?? null) : null;
}
