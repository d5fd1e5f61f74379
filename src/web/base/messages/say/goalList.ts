import { goalList } from '#languages/en/page/goalList.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('goalList', goalList);
