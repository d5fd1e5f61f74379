import { say } from '#web/base/messages/say/planWords.ts';
import { changesOf, type WordsDraft } from './wordsDraft.ts';

/** What somebody else changed meanwhile, in words. */
export function theirWords(theirs: WordsDraft, before: WordsDraft): string {
  const { depths, statuses, palette, fields } = changesOf(theirs, before);
  const levels = theirs.levels.map(({ name }) => name).join(', ');
  return [
    ...(depths.length > 0 ? [say.theirs(say.levels, levels)] : []),
    ...statuses.map((status) => say.theirs(before.statuses[status], theirs.statuses[status])),
    ...(palette ? [say.theirs(say.colours, say.palettes[theirs.palette].name)] : []),
    ...(fields > 0 ? [say.theirs(say.ownFields, theirs.fields.map(({ name }) => name).join(', '))] : []),
  ].join('; ');
}
