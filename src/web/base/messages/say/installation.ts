import { installation } from '#languages/en/page/installation.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('installation', installation);
