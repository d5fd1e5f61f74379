import { type KeyboardEvent, useId, useState } from 'react';
import { topLevel } from '#web/base/messages/names/planNames.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { say as named } from '#web/base/messages/say/named.ts';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import styles from './ParentPicker.module.css';
import { goalLabel, type ParentChoice, parentChoices } from './parentChoices.ts';

export function ParentPicker({
  prepared,
  goalId,
  parentId,
  error,
  onChoose,
}: {
  readonly prepared: PlanGoals;
  readonly goalId: string | null;
  readonly parentId: string | null;
  readonly error: string | null;
  readonly onChoose: (parentId: string | null) => void;
}) {
  const id = useId();
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const parent = parentId === null ? undefined : prepared.hierarchy.nodes.get(parentId)?.goal;
  const top = topLevel(usePlan().plan);
  const topText = top === null ? say.top : named.atTop(top.one);
  const shown = parent === undefined ? topText : goalLabel(parent);
  const choices = search === null ? [] : parentChoices(prepared, { goalId, search, top: topText });
  const isOpen = search !== null;

  function choose(choice: ParentChoice | undefined) {
    if (choice !== undefined) onChoose(choice.id);
    setSearch(null);
    setActive(0);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setSearch(null);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(choices[active]);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen) setActive((active + step + choices.length) % Math.max(1, choices.length));
      else setSearch('');
    }
  }

  return (
    <div className={styles.picker}>
      <TextField
        label={say.parent}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && choices.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={search ?? shown}
        placeholder={isOpen ? say.findParent : undefined}
        error={error}
        onFocus={({ target }) => target.select()}
        onClick={() => setSearch(search ?? '')}
        onChange={({ target }) => {
          setSearch(target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
        onBlur={() => setSearch(null)}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={say.parent}
        tabIndex={-1}
        hidden={!isOpen}
        className={styles.list}
      >
        {choices.map((choice, index) => (
          <div
            key={choice.id ?? ''}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(choice);
            }}
          >
            {choice.label}
          </div>
        ))}
        {choices.length === 0 && <p className={styles.none}>{say.noParent}</p>}
      </div>
    </div>
  );
}
