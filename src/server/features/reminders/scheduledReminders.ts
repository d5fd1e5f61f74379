import { type Repeated, repeat } from '#server/base/repeat.ts';
import { type ReminderParts, sendReminders } from './sendReminders.ts';

const LOOK_EVERY_MS = 15 * 60_000;

export function startScheduledReminders(parts: ReminderParts): Repeated {
  return repeat(async () => {
    try {
      await sendReminders(parts);
    } catch (error) {
      parts.warn(`Reminders were not sent: ${error instanceof Error ? error.message : String(error)}`);
    }
  }, LOOK_EVERY_MS);
}
