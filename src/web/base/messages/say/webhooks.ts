import { webhooks } from '#languages/en/page/webhooks.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('webhooks', webhooks);
