import { dayInTimeZone } from '#core/calendar/dayInTimeZone.ts';
import { nextClockChange } from '#core/calendar/zonedTime.ts';
import { FEED_RHYTHMS, nextRun } from '#core/feed/feedSchedule.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { WEEKDAYS } from '#web/base/time/calendarNames.ts';
import { now } from '#web/base/time/clock.ts';
import { timeOfDay } from '#web/base/time/instants.ts';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './FeedEditor.module.css';
import type { FeedEditing } from './useFeedDraft.ts';

const MONTHS = [1, 2, 3, 4, 6, 12, 24, 36, 60, 120];
const MINUTES = [0, 15, 30, 45];

/** When the feed runs, and how far back it asks. */
export function FeedSchedule({
  editing: { draft, set },
  plan,
}: {
  readonly editing: FeedEditing;
  readonly plan: Plan;
}) {
  const { schedule } = draft;
  const change = (part: Partial<typeof schedule>) => set({ schedule: { ...schedule, ...part } });
  return (
    <section className={styles.card} aria-label={say.whenTitle}>
      <h3 className="body-strong">{say.whenTitle}</h3>
      <div className={styles.when}>
        <SelectField
          label={say.everyLabel}
          options={FEED_RHYTHMS.map((value) => ({ value, label: say.rhythms[value] }))}
          chosen={schedule.every}
          onChoose={(every) => change({ every, at: every === 'hour' ? schedule.at % 60 : schedule.at })}
        />
        {schedule.every === 'week' && (
          <SelectField
            label={say.weekdayLabel}
            options={WEEKDAYS.map((label, at) => ({ value: String(at), label }))}
            chosen={String(schedule.weekday)}
            onChoose={(value) => change({ weekday: Number(value) })}
          />
        )}
        {schedule.every === 'month' && (
          <SelectField
            label={say.monthDayLabel}
            options={Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
            chosen={String(schedule.month_day)}
            onChoose={(value) => change({ month_day: Number(value) })}
          />
        )}
        {schedule.every === 'hour' ? (
          <SelectField
            label={say.minuteLabel}
            options={optionsWith(MINUTES, schedule.at).map((value) => ({
              value: String(value),
              label: String(value),
            }))}
            chosen={String(schedule.at)}
            onChoose={(value) => change({ at: Number(value) })}
          />
        ) : (
          <TextField
            label={say.atLabel}
            type="time"
            value={clockText(schedule.at)}
            onChange={({ target }) => {
              const [hours = '', minutes = ''] = target.value.split(':');
              if (minutes !== '') change({ at: Number(hours) * 60 + Number(minutes) });
            }}
          />
        )}
        <SelectField
          label={say.monthsLabel}
          options={optionsWith(MONTHS, draft.months).map((value) => ({
            value: String(value),
            label: say.monthCount(value),
          }))}
          chosen={String(draft.months)}
          onChoose={(value) => set({ months: Number(value) })}
        />
      </div>
      <p className="quiet small">{nextText({ ...schedule, monthDay: schedule.month_day }, plan)}</p>
    </section>
  );
}

function optionsWith(usual: readonly number[], chosen: number): number[] {
  return [...new Set([...usual, chosen])].toSorted((one, other) => one - other);
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function nextText(schedule: Parameters<typeof nextRun>[0], plan: Plan): string {
  const next = nextRun(schedule, now(), plan.timeZone);
  const change = schedule.every === 'hour' ? null : nextClockChange(now(), plan.timeZone);
  const said = say.nextAt(
    `${formatDate(dayInTimeZone(next, plan.timeZone), plan.dateFormat)}, ${timeOfDay(next, plan.timeZone)}`,
  );
  if (change === null) return said;
  return `${said} ${say.clockChange(timeOfDay(next, plan.timeZone), formatDate(change, plan.dateFormat))}`;
}
