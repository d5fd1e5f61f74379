import { cardTags } from '#languages/en/page/cardTags.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('cardTags', cardTags);
