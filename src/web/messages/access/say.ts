import { access } from '#languages/en/page/access.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('access', access);
