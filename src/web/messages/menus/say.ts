import { menus } from '#languages/en/page/menus.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('menus', menus);
