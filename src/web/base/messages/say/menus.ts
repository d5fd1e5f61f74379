import { menus } from '#languages/en/page/menus.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('menus', menus);
