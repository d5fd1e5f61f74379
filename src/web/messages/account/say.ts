import { account } from '#languages/en/page/account.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('account', account);
