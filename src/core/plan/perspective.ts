export type Perspective = 'f' | 'c' | 'o' | 'p';

export const PERSPECTIVES: readonly Perspective[] = ['f', 'c', 'o', 'p'];

export const DEFAULT_PERSPECTIVE_LABELS: Readonly<Record<Perspective, string>> = {
  f: 'Financial',
  c: 'Customer',
  o: 'Internal',
  p: 'People',
};
