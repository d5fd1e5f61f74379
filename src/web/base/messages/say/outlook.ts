import { outlook } from '#languages/en/page/outlook.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('outlook', outlook);
