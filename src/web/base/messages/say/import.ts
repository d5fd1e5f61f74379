import { importing } from '#languages/en/page/importing.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('importing', importing);
