import { MOST_WAITING_LISTED, type WireUpkeepOwner, type WireWaitingGoal } from '#contract/upkeep.ts';
import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { UpkeepState } from '#core/figure/upkeep.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { AskedReminder } from './askedRepository.ts';
import type { UpkeepOwner } from './planUpkeep.ts';

/** Between two reminders that leads ask for. */
const DAYS_BETWEEN = 7;

const CODES = {
  upToDate: 'due',
  due: 'due',
  overdue: 'overdue',
  neverEntered: 'never_entered',
} as const satisfies Record<UpkeepState, WireWaitingGoal['state']>;

/** The addresses of members, and when somebody last had each of them reminded. */
export type Contacts = {
  readonly addresses: ReadonlyMap<string, string>;
  readonly asked: ReadonlyMap<string, AskedReminder>;
};

type Known = { readonly contacts: Contacts; readonly today: Day };

/** Whether a member may be reminded now, or why not. */
export function reminderOf(memberId: string | null, { contacts, today }: Known): WireUpkeepOwner['reminder'] {
  if (memberId === null) return 'nobody';
  if (!contacts.addresses.has(memberId)) return 'no_account';
  const asked = contacts.asked.get(memberId);
  if (asked?.isStopped === true) return 'stopped';
  const last = asked?.askedOn == null ? null : readIsoDate(asked.askedOn);
  return last !== null && today - last < DAYS_BETWEEN ? 'too_soon' : 'possible';
}

export function wireOwner({ memberId, departmentId, goals, lastFigure }: UpkeepOwner, known: Known): WireUpkeepOwner {
  const count = (state: UpkeepState) => goals.filter(({ upkeep }) => upkeep.state === state).length;
  const waiting = goals.flatMap(({ goal, upkeep: { state, missing, by } }) =>
    by === null
      ? []
      : [
          {
            id: goal.id,
            number: shownNumber(goal.number),
            item: goal.title,
            frequency: goal.trackingFrequency,
            state: CODES[state],
            missing: missing.map(formatIsoDate),
            by: formatIsoDate(by),
          },
        ],
  );
  return {
    member_id: memberId,
    department_id: departmentId,
    up_to_date: count('upToDate'),
    due: count('due'),
    overdue: count('overdue'),
    never_entered: count('neverEntered'),
    last_figure: lastFigure === null ? null : formatIsoDate(lastFigure),
    reminder: reminderOf(memberId, known),
    reminded_on: memberId === null ? null : (known.contacts.asked.get(memberId)?.askedOn ?? null),
    waiting: waiting.slice(0, MOST_WAITING_LISTED),
  };
}
