import { firstSight } from '#languages/en/page/firstSight.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('firstSight', firstSight);
