import { myWork } from '#languages/en/page/myWork.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('myWork', myWork);
