import { failure } from '#languages/en/page/failure.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('failure', failure);
