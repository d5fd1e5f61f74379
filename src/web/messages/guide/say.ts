import { guide } from '#languages/en/page/guide.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('guide', guide);
