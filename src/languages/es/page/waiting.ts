import type { waiting as english } from '#languages/en/page/waiting.ts';
import type { Translation } from '#languages/translation.ts';

export const waiting: Translation<typeof english> = {
  view: 'En espera',
  title: (count) => (count === 1 ? '1 dato espera un sí' : `${count} datos esperan un sí`),
  text: (count) =>
    `No ${count === 1 ? 'cuenta' : 'cuentan'} en nada hasta que la coordinación del plan, o la jefatura del área, diga que sí.`,
  none: 'Ningún dato en espera',
  noneText: 'Lo que los miembros registren a partir de ahora aparece aquí hasta el sí de quien los aprueba.',
  yes: 'Sí',
  no: 'No',
  yesTo: (name) => `Sí a ${name}`,
  noTo: (name) => `No a ${name}`,
  yesAll: (count) => `Sí a los ${count}`,
  noAll: 'No a todos',
  actual: 'Real',
  target: 'Meta',
  now: (value) => `ahora ${value}`,
  coming: 'Empieza más adelante: ¿es el periodo correcto?',
  statusAfter: (status) => `Después de un sí: ${status}`,
  empty: 'vacío',
  by: (by, at) => `${by}, ${at}`,
  chip: (count) => `${count} en espera`,
  chipText: (count) =>
    count === 1
      ? '1 dato de este objetivo espera el sí de quien lo aprueba'
      : `${count} datos de este objetivo esperan el sí de quien los aprueba`,
  cell: (value, by) => `${value} espera un sí (registrado por ${by})`,
  confirmed: (count) => (count === 1 ? '1 dato cuenta ahora' : `${count} datos cuentan ahora`),
  declined: (count) => (count === 1 ? '1 dato se rechazó' : `${count} datos se rechazaron`),
  failed: 'No se pudieron cargar los datos en espera.',
  notAnswered: 'No se pudo guardar la respuesta.',
  loading: 'Cargando los datos en espera',
};
