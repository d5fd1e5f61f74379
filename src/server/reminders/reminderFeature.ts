import type { MilepostApp } from '#server/http/milepostApp.ts';
import type { SendMail } from '#server/mail/sendMail.ts';
import { addReminderRoutes, type ReminderRouteParts } from './reminderRoutes.ts';
import { type ScheduledReminders, startScheduledReminders } from './scheduledReminders.ts';
import type { ReminderParts } from './sendReminders.ts';
import { createStopLinks } from './stopLinks.ts';

export type ReminderFeatureParts = Omit<ReminderRouteParts & ReminderParts, 'links' | 'send'> & {
  /** What links are signed with. */
  readonly secret: string;
  /** Null: the installation sends no mail. */
  readonly sendMail: SendMail | null;
};

/** Reminders by mail: a member's own rhythm, and sending them while the server listens. */
export async function reminderFeature(app: MilepostApp, parts: ReminderFeatureParts): Promise<void> {
  const links = createStopLinks(parts.secret);
  await addReminderRoutes(app, { ...parts, links });
  const { sendMail } = parts;
  if (sendMail === null) return;
  let reminders: ScheduledReminders | null = null;
  // Not before it listens: its address is known then, and an empty store has been made ready.
  app.addHook('onListen', async () => {
    reminders = startScheduledReminders({ ...parts, links, send: sendMail });
  });
  app.addHook('onClose', async () => reminders?.stop());
}
