import { goalDetail } from '#languages/en/page/goalDetail.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('goalDetail', goalDetail);
