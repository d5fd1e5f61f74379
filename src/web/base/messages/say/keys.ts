import { keys } from '#languages/en/page/keys.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('keys', keys);
