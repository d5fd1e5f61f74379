import { moved } from '#languages/en/page/moved.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('moved', moved);
