import { cells } from '#languages/en/page/cells.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('cells', cells);
