import type { sharedView as en } from '#languages/en/page/sharedView.ts';
import type { Translation } from '#languages/translation.ts';

export const sharedView: Translation<typeof en> = {
  title: (plan, company) => (company === '' ? plan : `${plan} · ${company}`),
  updated: (date) => `Actualizado: ${date}`,
  fiscalYear: 'Ejercicio',
  shown: 'Qué se muestra',
  goals: (count) => ({ figure: String(count), noun: count === 1 ? 'objetivo' : 'objetivos' }),
  nothing: 'Ahora no hay nada que mostrar',
  nothingText: 'Ahora mismo ningún objetivo corresponde a esta vista. Eso puede cambiar.',
  goneTitle: 'No hay nada en esta dirección',
  goneText:
    'Es posible que el enlace esté incompleto o ya no sea válido. Pida uno nuevo a la persona que se lo facilitó.',
  failed: 'No se pudo cargar esta vista.',
  lockedTitle: 'Esta vista está protegida con contraseña',
  lockedText:
    'La conoce la persona que le facilitó el enlace. Esta pestaña quedará abierta doce horas; en una nueva se volverá a pedir.',
  password: 'Contraseña',
  open: 'Abrir la vista',
  opening: 'Abriendo…',
  missing: 'Escriba la contraseña.',
  wrong: 'La contraseña no es correcta.',
  tooMany: 'Demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
  unreachable: 'El servidor no responde. Vuelva a intentarlo en un momento.',
};
