import { apiTokens } from '#languages/en/page/apiTokens.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('apiTokens', apiTokens);
