import { useEffect, useRef } from 'react';
import { FILTER_KINDS, type FilterCriteria, type FilterKind, NO_CRITERIA } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/filterContext.ts';
import { closeTopmost } from '#web/base/keys/closeTopmost.ts';
import { kindLabel } from '#web/base/messages/filters/kindLabel.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { onceIdle } from '#web/base/ui/whenIdle.ts';
import { hidesOwners } from '#web/plan/currentPlan/hidesOwners.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { listGoals } from '#web/plan/listing/listing.ts';
import { useFilterContext } from '#web/plan/listing/useFilterContext.ts';
import type { ChangeCriteria } from './changeCriteria.ts';
import styles from './FilterPanel.module.css';
import { FILTER_CONTROLS } from './filterControls.ts';
import { useOptionCounts } from './useOptionCounts.ts';

/** A kind of filter, or an own field of the plan by its id. */
export type FilterPlace = FilterKind | `own-${string}`;

export type WantedField = { readonly kind: FilterPlace };

export type FilterPanelProps = {
  readonly criteria: FilterCriteria;
  readonly prepared: PlanGoals;
  /** Incremented when all filters are cleared: half-typed dates are cleared too. */
  readonly clearings: number;
  /** A new object each time it is requested, null for none. */
  readonly wanted: WantedField | null;
  readonly onChange: ChangeCriteria;
};

export default function FilterPanel({ criteria, prepared, clearings, wanted, onChange }: FilterPanelProps) {
  const shown = usePlan();
  const { plan, hasWork = false } = shown;
  const isOffered = (kind: FilterKind) => {
    if (kind === 'work') return hasWork || criteria.work.length > 0;
    return kind !== 'ownerIds' || !hidesOwners(shown);
  };
  const kinds = FILTER_KINDS.filter(isOffered);
  const counts = useOptionCounts(criteria, prepared);
  const form = useRef<HTMLFormElement>(null);
  useReadyForTyping(prepared, useFilterContext({ asksWork: false }));
  useEscapeInPanel();

  useEffect(() => {
    if (wanted !== null && form.current !== null) openField(form.current, wanted.kind);
  }, [wanted]);

  return (
    <search aria-label={filterWords.panel}>
      <form ref={form} className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        {kinds.map((kind) => {
          const { Field } = FILTER_CONTROLS[kind];
          return (
            <Field
              key={kind}
              label={kindLabel(kind, plan)}
              {...{ criteria, prepared, counts, clearings, onChange }}
              wanted={wanted?.kind ?? null}
            />
          );
        })}
      </form>
    </search>
  );
}

function openField(form: HTMLFormElement, kind: FilterPlace): void {
  const control = form.querySelector<HTMLElement>(
    `[data-kind="${CSS.escape(kind)}"] :is([aria-labelledby], select, input), [name="${CSS.escape(kind)}"]`,
  );
  control?.focus();
  if (control instanceof HTMLButtonElement) control.click();
}

/** The page's key listener ignores fields; a list or calendar open there closes first. */
function useEscapeInPanel(): void {
  useEffect(() => {
    const panel = document.getElementById('filters');
    function handle(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (panel?.querySelector(':popover-open, [aria-expanded="true"]')) return;
      if (closeTopmost()) event.preventDefault();
    }
    panel?.addEventListener('keydown', handle);
    return () => panel?.removeEventListener('keydown', handle);
  }, []);
}

/** Any keyword warms up the search. */
const TRIAL = { ...NO_CRITERIA, keyword: 'a' };

/** Prepares, when idle, what the first key press would wait for: the engine's compiled code. */
function useReadyForTyping(prepared: PlanGoals, context: FilterContext): void {
  useEffect(() => onceIdle(() => void listGoals(prepared, TRIAL, context)), [prepared, context]);
}
