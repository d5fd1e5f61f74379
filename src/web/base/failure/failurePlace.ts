/** What a failure is shown instead of: the whole page, a part of it, or what has room for a line or a button alone. */
export type FailurePlace = 'page' | 'part' | 'line' | 'button';
