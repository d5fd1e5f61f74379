import { chartDownload } from '#languages/en/page/chartDownload.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';

export const say = await messagesOf('chartDownload', chartDownload);
