import { unjudged } from '#languages/en/page/unjudged.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('unjudged', unjudged);
