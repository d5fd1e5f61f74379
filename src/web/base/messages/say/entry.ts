import { entry } from '#languages/en/page/entry.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('entry', entry);
