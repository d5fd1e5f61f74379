import { periods } from '#languages/en/page/periods.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('periods', periods);
