import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { type MailingParts, sendMailings } from './sendMailings.ts';

const LOOK_EVERY_MS = 10 * 60_000;

export function startMailings(app: MilepostApp, parts: MailingParts): void {
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      looking = looking
        .then(() => sendMailings(parts))
        .catch(() => parts.warn('Scheduled reports could not be looked at.'));
    }, LOOK_EVERY_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    if (timer !== null) clearInterval(timer);
    await looking;
  });
}
