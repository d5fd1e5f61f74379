import { bulk } from '#languages/en/page/bulk.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('bulk', bulk);
