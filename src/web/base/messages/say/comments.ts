import { comments } from '#languages/en/page/comments.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('comments', comments);
