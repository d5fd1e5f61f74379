import type { nextStep as en } from '#languages/en/page/nextStep.ts';
import type { Translation } from '#languages/translation.ts';

export const nextStep: Translation<typeof en> = {
  title: 'Próximo paso',
  due: 'Día del próximo paso',
  placeholder: 'Qué sigue, en pocas palabras',
  wasDue: (day: string) => `vencía el ${day}`,
  saved: (goal: string) => `Próximo paso de ${goal} guardado`,
  noDay: (pattern: string) => `Escriba el día como ${pattern}.`,
  unreachable: 'No se pudo guardar el próximo paso. Sigue aquí: pulse Intro para reintentarlo.',
  change: 'Cambiar el próximo paso',
  add: 'Añadir un próximo paso',
  askFailed: 'No se pudo preguntar al responsable. Inténtelo más tarde.',
  ask: 'Pedirlo',
  asked: 'Pedido hoy',
  none: 'Sin próximo paso',
};
