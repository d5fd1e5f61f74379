import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type FilterCriteria, type FilterKind, hasValue, withoutKind } from '#core/filter/criteria.ts';
import { LatePopover } from '#web/base/failure/LatePopover.tsx';
import { latePart } from '#web/base/loading/latePart.ts';
import { filterChips } from '#web/base/messages/filters/filterTexts.ts';
import { kindLabel } from '#web/base/messages/filters/kindLabel.ts';
import { say } from '#web/base/messages/say.ts';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { Chip } from './Chip.tsx';
import type { ChangeCriteria } from './changeCriteria.ts';
import menuStyles from './FilterMenu.module.css';
import { filterNamesOf } from './filterNames.ts';

const filterMenu = latePart(
  () => import('./FilterMenu.tsx'),
  ({ FilterMenu }) => FilterMenu,
);

const SUGGESTED: readonly FilterKind[] = ['statuses', 'ownerIds', 'dueDate'];

export default function FilterChips({
  criteria,
  prepared,
  isPanelOpen,
  onOpenField,
  onChange,
}: {
  readonly criteria: FilterCriteria;
  readonly prepared: PlanGoals;
  readonly isPanelOpen: boolean;
  readonly onOpenField: (kind: FilterKind) => void;
  readonly onChange: ChangeCriteria;
}) {
  const plan = usePlan();
  const isNarrow = useNarrow();
  const [held, setHeld] = useState<readonly FilterKind[] | null>(null);
  const chips = filterChips(criteria, filterNamesOf(plan, prepared));
  const suggested = isPanelOpen || isNarrow ? [] : SUGGESTED.filter((kind) => !hasValue(criteria, kind));
  const kinds = [...chips.map(({ kind }) => kind), ...suggested];
  // Chips stay in place while a menu is open.
  const shown = held === null ? kinds : [...held, ...kinds.filter((kind) => !held.includes(kind))];
  const latest = useRef(kinds);
  useLayoutEffect(() => {
    latest.current = kinds;
  });
  const handleShown = useCallback((isShown: boolean) => setHeld(isShown ? latest.current : null), []);
  return shown.map((kind) => {
    const chip = chips.find((each) => each.kind === kind);
    const menu = `filter-${kind}`;
    return (
      <span key={kind} style={{ display: 'contents' }}>
        <Chip
          kind={kindLabel(kind, plan.plan)}
          values={chip === undefined ? null : shortened(chip.values)}
          {...(isNarrow ? { onOpen: () => onOpenField(kind) } : { menu })}
          onRemove={() => onChange((before) => withoutKind(before, kind))}
        />
        {!isNarrow && (
          <LatePopover id={menu} part={filterMenu} className={menuStyles.menu}>
            {(FilterMenu, close) => (
              <FilterMenu {...{ kind, criteria, prepared, onChange }} onShown={handleShown} onClose={close} />
            )}
          </LatePopover>
        )}
      </span>
    );
  });
}

function shortened(values: readonly string[]): string {
  const [first = '', ...more] = values;
  return more.length > 1 ? say.filter.more(first, more.length) : values.join(', ');
}
