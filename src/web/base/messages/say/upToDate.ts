import { upToDate } from '#languages/en/page/upToDate.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('upToDate', upToDate);
