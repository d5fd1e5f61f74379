import { type ReminderParts, sendReminders } from './sendReminders.ts';

export type ScheduledReminders = { stop(): Promise<void> };

const LOOK_EVERY_MS = 15 * 60_000;

export function startScheduledReminders(parts: ReminderParts): ScheduledReminders {
  let running: Promise<unknown> = look();
  const timer = setInterval(() => {
    running = running.then(look);
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };

  async function look(): Promise<void> {
    try {
      await sendReminders(parts);
    } catch (error) {
      parts.warn(`Reminders were not sent: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
