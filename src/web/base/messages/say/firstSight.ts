import { firstSight } from '#languages/en/page/firstSight.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = await messagesOf('firstSight', firstSight);
