import { nextStep } from '#languages/en/page/nextStep.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('nextStep', nextStep);
