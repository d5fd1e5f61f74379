import { ownFilters } from '#languages/en/page/ownFilters.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('ownFilters', ownFilters);
