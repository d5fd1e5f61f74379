import { guide } from '#languages/en/page/guide.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('guide', guide);
