import { whatIf } from '#languages/en/page/whatIf.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('whatIf', whatIf);
