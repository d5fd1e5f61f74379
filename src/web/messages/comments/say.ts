import { comments } from '#languages/en/page/comments.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('comments', comments);
