import { print } from '#languages/en/page/print.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('print', print);
