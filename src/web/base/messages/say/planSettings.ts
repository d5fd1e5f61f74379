import { planSettings } from '#languages/en/page/planSettings.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('planSettings', planSettings);
