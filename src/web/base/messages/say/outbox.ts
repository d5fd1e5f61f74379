import { outbox } from '#languages/en/page/outbox.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('outbox', outbox);
