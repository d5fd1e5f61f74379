import { ownFields } from '#languages/en/page/ownFields.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('ownFields', ownFields);
