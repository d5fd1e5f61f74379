import { FIELD_NOTES } from '#server/features/goals/fieldNotes.ts';

export const FIELDS_PAGE = new URL('../docs/guide/fields.md', import.meta.url);

/** The table of the guide: every field of getgoals as the code notes it. */
export function fieldRows(): string {
  return Object.entries(FIELD_NOTES)
    .map(([name, note]) => `| \`${name}\` | ${note} |\n`)
    .join('');
}
