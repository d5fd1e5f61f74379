import type { ExplanationWords } from '#core/words/explanationWords.ts';
import { explain } from '#languages/en/page/explain.ts';
import { messagesOf } from '#web/messages/messagesOf.ts';
import { say as page } from '#web/messages/say.ts';

export const say: ExplanationWords = {
  format: page.format,
  labels: page.labels,
  explain: await messagesOf('explain', explain),
};
