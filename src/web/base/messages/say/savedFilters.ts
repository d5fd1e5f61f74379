import { savedFilters } from '#languages/en/page/savedFilters.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('savedFilters', savedFilters);
