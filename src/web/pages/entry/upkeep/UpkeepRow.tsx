import { useId } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import { planPagePath } from '#contract/pages.ts';
import type { WireWaitingGoal } from '#contract/upkeep.ts';
import { addDays, readIsoDate } from '#core/calendar/date.ts';
import { formatNearDay, formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/upToDate.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { openGoalForm } from '#web/goal/form/openGoalForm.ts';
import { type KeptOwner, waitsOf } from '#web/pages/entry/tools/keptOwners.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { STATE_COUNTS } from './UpkeepBar.tsx';
import styles from './UpToDatePage.module.css';

/** More than these are said by their numbers alone. */
const MOST_SQUARES = 24;

/** More periods than these are said by the first and the last. */
const MOST_PERIODS = 3;

const STATES = { due: 'due', overdue: 'overdue', never_entered: 'neverEntered' } as const;

export function UpkeepRow({
  owner,
  isOpen,
  mayRemind,
  onToggle,
  onRemind,
}: {
  readonly owner: KeptOwner;
  readonly isOpen: boolean;
  readonly mayRemind: boolean;
  readonly onToggle: () => void;
  readonly onRemind: (memberId: string) => void;
}) {
  const shown = usePlan();
  const listId = useId();
  const { plan, today } = shown;
  const name = owner.name === '' ? say.noOwner : owner.name;
  const waits = waitsOf(owner);
  const all = owner.up_to_date + waits;
  const last = owner.last_figure === null ? null : readIsoDate(owner.last_figure);
  const rest = waits - owner.waiting.length;
  return (
    <li className={styles.owner}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} />
          <span className={styles.initials} aria-hidden="true">
            {owner.memberId === null ? <Icon name="user" size={14} /> : initialsOf(name)}
          </span>
          <span className={styles.name}>
            <b>{name}</b>
            <span className="small quiet">{owner.memberId === null ? say.nobodyNamed : owner.department}</span>
          </span>
        </button>
        <div className={styles.goals}>
          {all <= MOST_SQUARES && (
            <div className={styles.squares} aria-hidden="true">
              {STATE_COUNTS.flatMap(([state, count]) =>
                Array.from({ length: owner[count] }, (_, at) => `${state} ${at}`).map((name) => (
                  <span key={name} className={styles.square} data-state={state} />
                )),
              )}
            </div>
          )}
          <span>{say.share(owner.up_to_date, all)}</span>
        </div>
        <Count name={say.due} count={owner.due} />
        <Count name={say.overdue} count={owner.overdue} />
        <Count name={say.never} count={owner.never_entered} />
        <span className={styles.last}>
          <span className={styles.label}>{say.last} </span>
          {last === null ? say.none : formatNearDay(last, today, plan.dateFormat)}
        </span>
        <div className={styles.action}>
          <Action owner={owner} name={name} mayRemind={mayRemind} onRemind={onRemind} />
        </div>
      </div>
      <div id={listId} hidden={!isOpen}>
        {isOpen && (
          <ul className={styles.waiting}>
            {owner.waiting.map((goal) => (
              <WaitingGoal key={goal.id} goal={goal} />
            ))}
            {rest > 0 && <li className={styles.more}>{say.more(rest)}</li>}
          </ul>
        )}
      </div>
    </li>
  );
}

function Count({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <span className={styles.count} data-none={count === 0}>
      <span className={styles.label}>{name} </span>
      {count}
    </span>
  );
}

function Action({
  owner,
  name,
  mayRemind,
  onRemind,
}: {
  readonly owner: KeptOwner;
  readonly name: string;
  readonly mayRemind: boolean;
  readonly onRemind: (memberId: string) => void;
}) {
  const { plan, today } = usePlan();
  const { memberId, reminder } = owner;
  const [first] = owner.waiting;
  const day = owner.reminded_on === null ? null : readIsoDate(owner.reminded_on);
  if (memberId === null) {
    if (first === undefined) return null;
    return <Button onClick={() => openGoalForm({ kind: 'edit', goalId: first.id })}>{say.nameOwner}</Button>;
  }
  if (reminder === 'no_account') {
    const href = planPagePath(plan.id, 'settings', 'members');
    return (
      <a className={buttonClass('secondary')} href={href} aria-label={say.inviteOf(name)}>
        {say.invite}
      </a>
    );
  }
  if (reminder === 'stopped') return <span>{say.stopped}</span>;
  if (reminder === 'too_soon' && day !== null)
    return (
      <span className={styles.done}>
        <LateIcon name="check" size={14} />
        {say.reminded(formatNearDay(day, today, plan.dateFormat))}
      </span>
    );
  if (!mayRemind) return null;
  return (
    <Button aria-label={say.remindOf(name)} onClick={() => onRemind(memberId)}>
      {say.remind}
    </Button>
  );
}

function WaitingGoal({ goal }: { readonly goal: WireWaitingGoal }) {
  const { plan, today } = usePlan();
  const by = readIsoDate(goal.by);
  const names = goal.missing.flatMap((date) => {
    const day = readIsoDate(date);
    return day === null ? [] : [formatPeriod(day, goal.frequency, plan)];
  });
  const periods = names.length > MOST_PERIODS ? say.fromTo(String(names[0]), String(names.at(-1))) : names.join(', ');
  const when =
    by === null
      ? ''
      : goal.state === 'due'
        ? say.dueBy(formatNearDay(by, today, plan.dateFormat))
        : say.overdueSince(formatNearDay(addDays(by, 1), today, plan.dateFormat));
  return (
    <li>
      <span
        className={styles.square}
        data-state={STATES[goal.state]}
        role="img"
        aria-label={say.states[STATES[goal.state]]}
      />
      <a href={`${planDashboardPath(plan.id)}?goal=${encodeURIComponent(goal.id)}`}>
        <span>{goal.number}</span> {goal.item}
      </a>
      <span className={styles.said}>{periods}</span>
      <span className={styles.said}>{when}</span>
    </li>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  return `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : ''}`;
}
