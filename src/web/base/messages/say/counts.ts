import { counts } from '#languages/en/counts.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('counts', counts);
