import { named } from '#languages/en/named.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

/** The server uses the same sentences. */
export const say = messagesOf('named', named);
