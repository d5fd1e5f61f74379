import type { planPages as en } from '#languages/en/page/planPages.ts';
import type { Translation } from '#languages/translation.ts';

export const planPages: Translation<typeof en> = {
  forLeads: (page) => `«${page}» es solo para la coordinación de este plan`,
  forMembers: (page) => `«${page}» es para quienes trabajan en este plan`,
  ask: (leads) => `Si necesita acceso, consulte a ${leads}.`,
  askAnybody: 'Si necesita acceso, consulte a la coordinación de este plan.',
  or: (first, last) => `${first} o ${last}`,
  toDashboard: 'Abrir el panel',
};
