import { emptyStates } from '#languages/en/page/emptyStates.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('emptyStates', emptyStates);
