import { lookBack } from '#languages/en/page/lookBack.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('lookBack', lookBack);
