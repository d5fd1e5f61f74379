export type FailurePlace = 'page' | 'part' | 'line' | 'button';
