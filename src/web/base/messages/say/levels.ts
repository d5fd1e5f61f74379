import { levels } from '#languages/en/page/levels.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('levels', levels);
