import { why } from '#languages/en/page/why.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('why', why);
