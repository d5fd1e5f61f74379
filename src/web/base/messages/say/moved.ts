import { moved } from '#languages/en/page/moved.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('moved', moved);
