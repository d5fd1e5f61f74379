import { changedRules } from '#languages/en/page/changedRules.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('changedRules', changedRules);
