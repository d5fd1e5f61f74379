import { useEffect, useRef } from 'react';
import { type FilterCriteria, type FilterKind, NO_CRITERIA } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/matchesFilter.ts';
import { closeTopmost } from '#web/base/keys/closeTopmost.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { onceIdle } from '#web/base/ui/whenIdle.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { listGoals } from '#web/plan/listing/listing.ts';
import { useFilterContext } from '#web/plan/listing/useFilterContext.ts';
import type { ChangeCriteria } from './changeCriteria.ts';
import { DueDateFields } from './DueDateFields.tsx';
import { FacetSelect } from './FacetSelect.tsx';
import styles from './FilterPanel.module.css';
import { COMPLETION_CHOICES, filterOptions, LATENESS_CHOICES } from './filterOptions.ts';
import { OwnerSelect } from './OwnerSelect.tsx';
import { OwnFilterFields } from './OwnFilterFields.tsx';
import { searchText } from './searchText.ts';
import { useFacetCounts } from './useFacetCounts.ts';

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
  const { plan } = usePlan();
  const context = useFilterContext();
  const counts = useFacetCounts(criteria, prepared);
  const options = filterOptions(plan, prepared, criteria);
  const form = useRef<HTMLFormElement>(null);
  useReadyForTyping(prepared, context);
  useEscapeInPanel();

  useEffect(() => {
    if (wanted !== null && form.current !== null) openField(form.current, wanted.kind);
  }, [wanted]);

  const change = (part: Partial<FilterCriteria>, kind?: 'typing') =>
    onChange((before) => ({ ...before, ...part }), kind);
  return (
    <search aria-label={filterWords.panel}>
      <form ref={form} className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={say.labels.filterKinds.keyword}
          type="search"
          name="keyword"
          autoComplete="off"
          placeholder={filterWords.keywordHint}
          start={<Icon name="search" size={14} />}
          value={criteria.keyword}
          maxLength={200}
          onChange={({ target }) => change({ keyword: target.value }, 'typing')}
        />
        <FacetSelect
          kind="statuses"
          options={options.statuses}
          counts={counts.statuses}
          chosen={criteria.statuses}
          onChoose={(statuses) => change({ statuses })}
        />
        <FacetSelect
          kind="depths"
          options={options.depths}
          counts={counts.depths}
          chosen={criteria.depths}
          onChoose={(depths) => change({ depths: depths.toSorted((one, other) => one - other) })}
        />
        <FacetSelect
          kind="objectiveIds"
          search={searchText(plan)}
          options={options.objectiveIds}
          counts={counts.objectiveIds}
          chosen={criteria.objectiveIds}
          onChoose={(objectiveIds) => change({ objectiveIds })}
        />
        <FacetSelect
          kind="perspectives"
          options={options.perspectives}
          counts={counts.perspectives}
          chosen={criteria.perspectives}
          onChoose={(perspectives) => change({ perspectives })}
        />
        <FacetSelect
          kind="priorities"
          options={options.priorities}
          counts={counts.priorities}
          chosen={criteria.priorities}
          onChoose={(priorities) => change({ priorities })}
        />
        <Segmented
          label={say.labels.filterKinds.completion}
          isLabelShown
          options={COMPLETION_CHOICES}
          chosen={criteria.completion ?? 'any'}
          onChoose={(value) => change({ completion: value === 'any' ? null : value })}
        />
        <Segmented
          label={say.labels.filterKinds.lateness}
          isLabelShown
          options={LATENESS_CHOICES}
          chosen={criteria.lateness ?? 'any'}
          onChoose={(value) => change({ lateness: value === 'any' ? null : value })}
        />
        {!plan.isOutlookOff && (
          <FacetSelect
            kind="prospects"
            options={options.prospects}
            chosen={criteria.prospects}
            onChoose={(prospects) => change({ prospects })}
          />
        )}
        <DueDateFields
          key={clearings}
          dueDate={criteria.dueDate}
          format={plan.dateFormat}
          onChange={(dueDate) => change({ dueDate })}
        />
        <OwnerSelect
          chosen={criteria.ownerIds}
          counts={counts.ownerIds}
          onChoose={(ownerIds) => change({ ownerIds })}
        />
        <OwnFilterFields {...{ criteria, prepared, clearings, onChange }} wanted={wanted?.kind ?? null} />
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

/** Prepares, when idle, what the first key press would wait for: the text of all titles, and the engine's compiled code. */
function useReadyForTyping(prepared: PlanGoals, context: FilterContext): void {
  const { columns } = prepared;
  useEffect(() => onceIdle(() => void columns.titleText()), [columns]);
  useEffect(() => onceIdle(() => void listGoals(prepared, TRIAL, context)), [prepared, context]);
}
