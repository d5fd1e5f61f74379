import { formula } from '#languages/en/page/formula.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('formula', formula);
