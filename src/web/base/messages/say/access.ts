import { access } from '#languages/en/page/access.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('access', access);
