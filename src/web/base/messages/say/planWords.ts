import { planWords } from '#languages/en/page/planWords.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('planWords', planWords);
