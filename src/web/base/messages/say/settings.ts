import { settings } from '#languages/en/page/settings.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('settings', settings);
