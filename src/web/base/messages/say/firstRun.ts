import { firstRun } from '#languages/en/page/firstRun.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('firstRun', firstRun);
