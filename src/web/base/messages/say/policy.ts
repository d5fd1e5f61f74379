import { policy } from '#languages/en/page/policy.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('policy', policy);
