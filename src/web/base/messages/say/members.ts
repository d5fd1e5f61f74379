import { members } from '#languages/en/page/members.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = await messagesOf('members', members);
