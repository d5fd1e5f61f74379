import { undo } from '#languages/en/page/undo.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('undo', undo);
