import { goalList } from '#languages/en/page/goalList.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('goalList', goalList);
