import { tv } from '#languages/en/page/tv.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('tv', tv);
