import { feeds } from '#languages/en/page/feeds.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('feeds', feeds);
