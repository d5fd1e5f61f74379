import { goalFields } from '#languages/en/page/goalFields.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('goalFields', goalFields);
