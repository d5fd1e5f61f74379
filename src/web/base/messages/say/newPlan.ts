import { newPlan } from '#languages/en/page/newPlan.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('newPlan', newPlan);
