import { timeline } from '#languages/en/page/timeline.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('timeline', timeline);
