import { merging } from '#languages/en/page/merging.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('merging', merging);
