import { filters } from '#languages/en/page/filters.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('filters', filters);
