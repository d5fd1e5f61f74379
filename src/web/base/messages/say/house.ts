import { house } from '#languages/en/page/house.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('house', house);
