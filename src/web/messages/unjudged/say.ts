import { unjudged } from '#languages/en/page/unjudged.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('unjudged', unjudged);
