import type { live as en } from '#languages/en/page/live.ts';
import type { Translation } from '#languages/translation.ts';

export const live: Translation<typeof en> = {
  down: 'Sin conexión. Los cambios de otras personas aparecerán cuando se restablezca.',
  updated: 'Milepost se ha actualizado. La nueva versión se abrirá con la próxima página.',
  ended: 'Ya no tiene acceso a este plan: se cerró su sesión o ya no es miembro.',
  meanwhile: (by, what) => `${by}, ahora mismo: ${what}.`,
  setTo: (label, value) => `${label}: ${value}`,
  gone: 'Este objetivo está archivado. Lo que escribió aquí ya no se puede guardar:',
  feedGone: 'Esta carga se ha retirado. Lo que escribió aquí ya no se puede guardar:',
  shareGone: 'Este enlace se ha revocado. Lo que escribió ya no se puede guardar:',
  filterGone: 'Este panel guardado se ha eliminado en otra ventana. Lo que escribió aquí ya no se puede guardar:',
  elsewhere: 'Ha cambiado esto en otra ventana:',
  otherGoals: 'Ahora muestra otros objetivos.',
  noAccess: 'Se cerró su sesión o ya no es miembro de este plan. Lo que escribió aquí ya no se puede guardar:',
  reload: 'Recargar',
};
