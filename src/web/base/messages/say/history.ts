import { history } from '#languages/en/page/history.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('history', history);
