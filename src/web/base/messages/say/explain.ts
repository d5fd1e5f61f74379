import type { ExplanationWords } from '#core/explain/explanationWords.ts';
import { explain } from '#languages/en/page/explain.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';
import { say as page } from '#web/base/messages/say.ts';

export const say: ExplanationWords = {
  format: page.format,
  labels: page.labels,
  explain: messagesOf('explain', explain),
};
