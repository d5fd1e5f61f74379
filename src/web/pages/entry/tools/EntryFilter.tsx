import { useId, useRef } from 'react';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { topLevel } from '#web/base/messages/names/planNames.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { say as named } from '#web/base/messages/say/named.ts';
import { say as pageWords } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { Popover } from '#web/base/ui/Popover.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import type { SheetView } from '#web/pages/entry/grid/sheetView.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { Chip } from '#web/plan/filters/Chip.tsx';
import styles from './EntryToolbar.module.css';
import type { SheetChoices } from './sheetChoices.ts';
import { ToolSelect } from './ToolSelect.tsx';

/** Which goals and rows the sheet has: behind one button, and beside it what narrows the sheet now. */
export function EntryFilter({
  view,
  frequency,
  choices,
  count,
  isNarrow,
  onView,
}: {
  readonly view: SheetView;
  readonly frequency: TrackingFrequency;
  readonly choices: SheetChoices;
  readonly count: string;
  readonly isNarrow: boolean;
  readonly onView: (change: Partial<SheetView>) => void;
}) {
  const { plan, viewer } = usePlan();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const top = topLevel(plan);
  const memberId = viewer.kind === 'member' ? viewer.memberId : '';
  const owners = [
    { value: '', label: say.everyone },
    { value: 'mine', label: say.mine },
    ...choices.owners.filter((each) => each.id !== memberId).map((each) => ({ value: each.id, label: each.name })),
  ];
  const objectives = [
    { value: '', label: top === null ? say.allObjectives : named.all(top.several) },
    ...choices.objectives.map((each) => ({ value: each.id, label: each.name })),
  ];
  const frequencies = choices.frequencies.map((each) => ({ value: each, label: say.frequencies[each] }));
  const labelIn = (options: readonly { readonly value: string; readonly label: string }[], value: string | null) =>
    value === null ? null : (options.find((option) => option.value === value)?.label ?? null);
  const chips = [
    { kind: say.whose, value: labelIn(owners, view.owner), without: { owner: null } },
    { kind: top?.one ?? say.objective, value: labelIn(objectives, view.objective), without: { objective: null } },
    { kind: say.frequency, value: labelIn(frequencies, view.frequency), without: { frequency: null } },
    { kind: say.only, value: view.isDueOnly ? say.dueNow : null, without: { isDueOnly: false } },
  ].filter(({ value }) => value !== null);

  function handleChange(change: Partial<SheetView>) {
    onView(change);
    // Its chip goes with what it stood for.
    button.current?.focus();
  }

  return (
    <>
      <Button ref={button} popoverTarget={id} aria-haspopup="dialog">
        <Icon name="filter" size={14} />
        {pageWords.filter.toggle(chips.length)}
      </Button>
      {!isNarrow &&
        chips.map(({ kind, value, without }) => (
          <Chip key={kind} kind={kind} values={value} menu={id} onRemove={() => handleChange(without)} />
        ))}
      <Popover id={id} className={styles.filter}>
        {() => (
          <>
            <ToolSelect
              isLabelShown
              label={say.whose}
              chosen={view.owner ?? ''}
              options={owners}
              onChoose={(owner) => onView({ owner: owner === '' ? null : owner })}
            />
            {choices.objectives.length > 1 && (
              <ToolSelect
                isLabelShown
                label={top?.one ?? say.objective}
                chosen={view.objective ?? ''}
                options={objectives}
                onChoose={(objective) => onView({ objective: objective === '' ? null : objective })}
              />
            )}
            {choices.frequencies.length > 1 && (
              <ToolSelect
                isLabelShown
                label={say.frequency}
                chosen={frequency}
                options={frequencies}
                onChoose={(value) => onView({ frequency: value })}
              />
            )}
            {!isNarrow && (
              <div className={styles.field}>
                <span aria-hidden="true">{say.rows}</span>
                <Segmented
                  label={say.rows}
                  size="small"
                  options={[
                    { value: 'both', label: say.both },
                    { value: 'actuals', label: say.actuals },
                  ]}
                  chosen={view.hasTargets ? 'both' : 'actuals'}
                  onChoose={(rows) => onView({ hasTargets: rows === 'both' })}
                />
              </div>
            )}
            <label className={styles.check} htmlFor={`${id}-due`}>
              <Checkbox
                id={`${id}-due`}
                checked={view.isDueOnly}
                onChange={() => onView({ isDueOnly: !view.isDueOnly })}
              />
              {say.due}
            </label>
            <div className={styles.foot}>
              <Button
                look="ghost"
                disabled={chips.length === 0}
                onClick={() => handleChange({ owner: null, objective: null, frequency: null, isDueOnly: false })}
              >
                {pageWords.filter.clear}
              </Button>
              <span role="status">{count}</span>
            </div>
          </>
        )}
      </Popover>
    </>
  );
}
