import { attention } from '#languages/en/page/attention.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('attention', attention);
