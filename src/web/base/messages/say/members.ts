import { members } from '#languages/en/page/members.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('members', members);
