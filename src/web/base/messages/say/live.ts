import { live } from '#languages/en/page/live.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('live', live);
