import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  forLeads: (page) => `„${page}“ ist für die Leitung dieses Plans`,
  forMembers: (page) => `„${page}“ ist für alle, die an diesem Plan mitarbeiten`,
  ask: (leads) => `Wenn Sie Zugang brauchen, fragen Sie ${leads}.`,
  askAnybody: 'Wenn Sie Zugang brauchen, fragen Sie die Leitung dieses Plans.',
  or: (first, last) => `${first} oder ${last}`,
  toDashboard: 'Zum Dashboard',
};
