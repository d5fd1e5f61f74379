import { why } from '#languages/en/page/why.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('why', why);
