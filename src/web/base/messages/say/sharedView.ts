import { sharedView } from '#languages/en/page/sharedView.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('sharedView', sharedView);
