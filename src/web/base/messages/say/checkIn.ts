import { checkIn } from '#languages/en/page/checkIn.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('checkIn', checkIn);
