export type MovedSubject =
  | { readonly kind: 'health' }
  | { readonly kind: 'department'; readonly id: string }
  | { readonly kind: 'healthBelow'; readonly id: string }
  | { readonly kind: 'goal'; readonly id: string };

export function writeMovedSubject(subject: MovedSubject): string {
  return subject.kind === 'health' ? 'health' : `${PREFIXES[subject.kind]}${subject.id}`;
}

export function readMovedSubject(text: string): MovedSubject | null {
  if (text === 'health') return { kind: 'health' };
  const id = text.slice(2);
  if (id === '') return null;
  if (text.startsWith(PREFIXES.goal)) return { kind: 'goal', id };
  if (text.startsWith(PREFIXES.healthBelow)) return { kind: 'healthBelow', id };
  return text.startsWith(PREFIXES.department) ? { kind: 'department', id } : null;
}

const PREFIXES = { department: 'd_', healthBelow: 'h_', goal: 'g_' } as const;
