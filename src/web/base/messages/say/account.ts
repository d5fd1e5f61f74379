import { account } from '#languages/en/page/account.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('account', account);
