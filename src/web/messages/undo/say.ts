import { undo } from '#languages/en/page/undo.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('undo', undo);
