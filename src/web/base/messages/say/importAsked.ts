import { importAsked } from '#languages/en/page/importAsked.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('importAsked', importAsked);
