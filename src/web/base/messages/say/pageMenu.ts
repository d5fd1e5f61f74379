import { pageMenu } from '#languages/en/page/pageMenu.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('pageMenu', pageMenu);
