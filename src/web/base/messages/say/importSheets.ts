import { importSheets } from '#languages/en/page/importSheets.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('importSheets', importSheets);
