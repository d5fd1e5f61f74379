import { apiTokens } from '#languages/en/page/apiTokens.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = await messagesOf('apiTokens', apiTokens);
