import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type FilterCriteria, withoutKind } from '#core/filter/criteria.ts';
import { LatePopover } from '#web/base/failure/LatePopover.tsx';
import { latePart } from '#web/base/loading/latePart.ts';
import { filterChips } from '#web/base/messages/filters/filterTexts.ts';
import { kindLabel } from '#web/base/messages/filters/kindLabel.ts';
import { say as ownWords } from '#web/base/messages/say/ownFilters.ts';
import { say } from '#web/base/messages/say.ts';
import { ownFilterTexts } from '#web/base/own/ownFilterTexts.ts';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { Chip } from './Chip.tsx';
import type { ChangeCriteria } from './changeCriteria.ts';
import menuStyles from './FilterMenu.module.css';
import type { FilterPlace } from './FilterPanel.tsx';
import { filterNamesOf } from './filterNames.ts';
import { ownAsked, withOwn } from './withOwn.ts';

const filterMenu = latePart(
  () => import('./FilterMenu.tsx'),
  ({ FilterMenu }) => FilterMenu,
);

const ownFilterMenu = latePart(
  () => import('./OwnFilterMenu.tsx'),
  ({ OwnFilterMenu }) => OwnFilterMenu,
);

export default function FilterChips({
  criteria,
  prepared,
  onOpenField,
  onChange,
}: {
  readonly criteria: FilterCriteria;
  readonly prepared: PlanGoals;
  readonly onOpenField: (kind: FilterPlace) => void;
  readonly onChange: ChangeCriteria;
}) {
  const plan = usePlan();
  const isNarrow = useNarrow();
  const [held, setHeld] = useState<readonly FilterPlace[] | null>(null);
  const chips = filterChips({ ...criteria, own: null }, filterNamesOf(plan, prepared));
  const ownPlaces = Object.keys(criteria.own ?? {}).map(ownPlace);
  const kinds: readonly FilterPlace[] = [...chips.map(({ kind }) => kind), ...ownPlaces];
  // Chips stay in place while a menu is open.
  const shown = held === null ? kinds : [...held, ...kinds.filter((kind) => !held.includes(kind))];
  const latest = useRef(kinds);
  useLayoutEffect(() => {
    latest.current = kinds;
  });
  const handleShown = useCallback((isShown: boolean) => setHeld(isShown ? latest.current : null), []);
  return shown.map((kind) => {
    const menu = `filter-${kind}`;
    const opening = isNarrow ? { onOpen: () => onOpenField(kind) } : { menu };
    if (isOwn(kind)) {
      const fieldId = kind.slice(OWN.length);
      const asked = ownAsked(criteria, fieldId);
      const field = plan.plan.fields.find(({ id }) => id === fieldId);
      // Who looks through a share may not know of it.
      if (field === undefined && plan.viewer.kind === 'share') return null;
      const texts = field === undefined ? null : ownFilterTexts(field, asked ?? null, plan);
      const isIgnored = asked !== undefined && texts === null;
      return (
        <span key={kind} style={{ display: 'contents' }}>
          <Chip
            kind={field?.name ?? ownWords.removedField}
            values={isIgnored ? ownWords.notApplied : texts === null ? null : shortened(texts)}
            {...(field !== undefined && opening)}
            onRemove={() => onChange((before) => withOwn(before, fieldId, null))}
          />
          {!isNarrow && field !== undefined && (
            <LatePopover id={menu} part={ownFilterMenu} className={menuStyles.menu}>
              {(OwnFilterMenu, close) => (
                <OwnFilterMenu {...{ field, criteria, prepared, onChange }} onShown={handleShown} onClose={close} />
              )}
            </LatePopover>
          )}
        </span>
      );
    }
    const chip = chips.find((each) => each.kind === kind);
    return (
      <span key={kind} style={{ display: 'contents' }}>
        <Chip
          kind={kindLabel(kind, plan.plan)}
          values={chip === undefined ? null : shortened(chip.values)}
          {...opening}
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

const OWN = 'own-';

function ownPlace(fieldId: string): `own-${string}` {
  return `${OWN}${fieldId}`;
}

function isOwn(place: FilterPlace): place is `own-${string}` {
  return place.startsWith(OWN);
}

function shortened(values: readonly string[]): string {
  const [first = '', ...more] = values;
  return more.length > 1 ? say.filter.more(first, more.length) : values.join(', ');
}
