import { waitingAnswers } from '#languages/en/page/waitingAnswers.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('waitingAnswers', waitingAnswers);
