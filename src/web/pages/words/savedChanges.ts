import { cleanWord } from '#core/plan/wordProblems.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import type { WordsEditing } from './useWordsDraft.ts';
import type { WordCounts } from './wordCounts.ts';

/** What saving changes of what people read, a sentence each; last, that nothing else does. */
export function savedChanges(
  { draft, before, changes }: Pick<WordsEditing, 'draft' | 'before' | 'changes'>,
  counts: WordCounts | undefined,
): readonly string[] {
  const sentences = [
    ...changes.depths.map((depth) => {
      const level = draft.levels[depth];
      return level === undefined ? say.depthGone(depth) : say.depthReads(depth, cleanWord(level.plural));
    }),
    ...changes.statuses.map((status) =>
      say.reads(counts?.byStatus.get(status) ?? 0, cleanWord(draft.statuses[status]), before.statuses[status]),
    ),
    ...(changes.palette ? [say.newColours] : []),
    ...(changes.fields > 0 ? [say.fieldsChange(changes.fields)] : []),
  ];
  return sentences.length === 0 ? [say.nothing] : [...sentences, say.noStatusChanges];
}
