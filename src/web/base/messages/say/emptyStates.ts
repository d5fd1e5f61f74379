import { emptyStates } from '#languages/en/page/emptyStates.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('emptyStates', emptyStates);
