import { history } from '#languages/en/page/history.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('history', history);
