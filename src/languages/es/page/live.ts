import type { live as en } from '#languages/en/page/live.ts';
import type { Translation } from '#languages/translation.ts';

export const live: Translation<typeof en> = {
  down: 'Sin conexión. Los cambios de otras personas aparecerán cuando se restablezca.',
  ended: 'Ya no tiene acceso a este plan: se cerró su sesión o ya no es miembro.',
  meanwhile: (by, what) => `${by}, ahora mismo: ${what}.`,
  setTo: (label, value) => `${label}: ${value}`,
  gone: 'Este objetivo está archivado. Lo que escribió aquí ya no se puede guardar:',
  noAccess: 'Se cerró su sesión o ya no es miembro de este plan. Lo que escribió aquí ya no se puede guardar:',
  reload: 'Recargar',
};
