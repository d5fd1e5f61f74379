import { live } from '#languages/en/page/live.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('live', live);
