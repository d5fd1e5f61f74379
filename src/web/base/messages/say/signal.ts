import { signal } from '#languages/en/page/signal.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('signal', signal);
