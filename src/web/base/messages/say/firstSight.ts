import { firstSight } from '#languages/en/page/firstSight.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('firstSight', firstSight);
