import { chartDownload } from '#languages/en/page/chartDownload.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('chartDownload', chartDownload);
