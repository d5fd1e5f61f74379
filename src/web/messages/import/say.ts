import { importing } from '#languages/en/page/importing.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('importing', importing);
