import { installation } from '#languages/en/page/installation.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('installation', installation);
