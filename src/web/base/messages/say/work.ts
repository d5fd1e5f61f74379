import { work } from '#languages/en/page/work.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('work', work);
