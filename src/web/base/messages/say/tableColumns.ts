import { tableColumns } from '#languages/en/page/tableColumns.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('tableColumns', tableColumns);
