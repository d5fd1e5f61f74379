import { planPages } from '#languages/en/page/planPages.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('planPages', planPages);
