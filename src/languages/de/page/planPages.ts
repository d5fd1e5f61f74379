import type { planPages as en } from '#languages/en/page/planPages.ts';
import type { Translation } from '#languages/translation.ts';

export const planPages: Translation<typeof en> = {
  forLeads: (page) => `„${page}“ ist für die Leitung dieses Plans`,
  forMembers: (page) => `„${page}“ ist für alle, die an diesem Plan mitarbeiten`,
  ask: (leads) => `Wenn Sie Zugang brauchen, fragen Sie ${leads}.`,
  askAnybody: 'Wenn Sie Zugang brauchen, fragen Sie die Leitung dieses Plans.',
  or: (first, last) => `${first} oder ${last}`,
  toDashboard: 'Zum Dashboard',
};
