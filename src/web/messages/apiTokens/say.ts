import { apiTokens } from '#languages/en/page/apiTokens.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('apiTokens', apiTokens);
