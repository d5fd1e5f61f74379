import type { planPages as en } from '#languages/en/page/planPages.ts';
import type { Translation } from '#languages/translation.ts';

export const planPages: Translation<typeof en> = {
  forLeads: (page) => `La page « ${page} » est réservée aux responsables de ce plan`,
  forMembers: (page) => `La page « ${page} » est réservée aux personnes qui travaillent sur ce plan`,
  ask: (leads) => `Si vous en avez besoin, adressez-vous à ${leads}.`,
  askAnybody: 'Si vous en avez besoin, adressez-vous à un responsable de ce plan.',
  or: (first, last) => `${first} ou ${last}`,
  toDashboard: 'Ouvrir le tableau de bord',
};
