import type { Repeated } from '#server/base/repeat.ts';
import { addAskStepRoute } from '#server/features/reminders/askStepRoute.ts';
import { addReminderRoutes, type ReminderRouteParts } from '#server/features/reminders/reminderRoutes.ts';
import { startScheduledReminders } from '#server/features/reminders/scheduledReminders.ts';
import type { ReminderParts } from '#server/features/reminders/sendReminders.ts';
import { createStopLinks } from '#server/features/reminders/stopLinks.ts';
import { addUpkeepRoutes, type UpkeepParts } from '#server/features/reminders/upkeepRoutes.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import type { SendMail } from '#server/platform/mail/sendMail.ts';

export type ReminderFeatureParts = Omit<
  ReminderRouteParts & ReminderParts & UpkeepParts,
  'links' | 'send' | 'sendMail'
> & {
  readonly secret: string;
  readonly sendMail: SendMail | null;
};

export async function reminderFeature(app: MilepostApp, parts: ReminderFeatureParts): Promise<void> {
  const links = createStopLinks(parts.secret);
  await addReminderRoutes(app, { ...parts, links });
  addUpkeepRoutes(app, { ...parts, links });
  addAskStepRoute(app, { ...parts, links });
  const { sendMail } = parts;
  if (sendMail === null) return;
  let reminders: Repeated | null = null;
  // Its address is known then, and an empty store is ready.
  app.addHook('onListen', async () => {
    reminders = startScheduledReminders({ ...parts, links, send: sendMail });
  });
  app.addHook('onClose', async () => reminders?.stop());
}
