import { sharing } from '#languages/en/page/sharing.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('sharing', sharing);
