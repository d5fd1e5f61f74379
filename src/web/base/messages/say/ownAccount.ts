import { ownAccount } from '#languages/en/page/ownAccount.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('ownAccount', ownAccount);
