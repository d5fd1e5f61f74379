import { importReasons } from '#languages/en/page/importReasons.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('importReasons', importReasons);
