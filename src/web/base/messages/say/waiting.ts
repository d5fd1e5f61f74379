import { waiting } from '#languages/en/page/waiting.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('waiting', waiting);
