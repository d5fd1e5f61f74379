import { civilDateOf } from '#core/calendar/date.ts';
import type { reminders as en } from '#languages/en/server/reminders.ts';
import type { Translation } from '#languages/translation.ts';

export const reminders: Translation<typeof en> = {
  date: (day) => {
    const { year, month, day: dayOfMonth } = civilDateOf(day);
    return [dayOfMonth, month, year].map((each) => String(each).padStart(2, '0')).join('/');
  },
  subject: (plan, count) =>
    count === 1 ? `${plan}: tiene 1 objetivo pendiente` : `${plan}: tiene ${count} objetivos pendientes`,
  stale: (goal) => `${goal}: datos atrasados`,
  offTarget: (goal) => `${goal}: desviado`,
  critical: (goal) => `${goal}: crítico`,
  and: (line, more) => `${line}, ${more}`,
  isOffTarget: 'desviado',
  isCritical: 'crítico',
  more: (count) => `y ${count} más.`,
  action: 'Abrir mis tareas',
  why: (rhythm) =>
    rhythm === 'weekly' ? 'Ha pedido este recordatorio cada semana.' : 'Ha pedido este recordatorio cada mes.',
  stop: 'Dejar de recibir recordatorios de este plan',
  stopped: (plan) => `Ya no recibirá recordatorios de ${plan}. Puede volver a activarlos en «Mis tareas».`,
  figure: {
    line: (goal, period, value) => `${goal}, ${period}: ${value}`,
    target: (value) => `meta ${value}`,
    empty: 'vacío',
  },
  declined: {
    subject: (plan, count) =>
      count === 1 ? `${plan}: 1 dato suyo fue rechazado` : `${plan}: ${count} datos suyos fueron rechazados`,
    text: (by, count) =>
      count === 1 ? `${by} dijo no a un dato que usted registró:` : `${by} dijo no a datos que usted registró:`,
    reason: (note) => `Motivo: ${note}`,
    noReason: 'No se dio ningún motivo.',
    stays: 'Lo que contaba antes sigue contando. Puede registrar el periodo de nuevo.',
    foot: 'Recibe este mensaje porque usted registró estos datos.',
  },
  milestones: {
    subject: (plan, count) => (count === 1 ? `${plan}: vence 1 hito` : `${plan}: vencen ${count} hitos`),
    text: (count) =>
      count === 1 ? '1 hito tiene retraso o vence en 30 días:' : `${count} hitos tienen retraso o vencen en 30 días:`,
    due: (title, of, date) => `${title} (${of}): vence el ${date}`,
    late: (title, of, date) => `${title} (${of}): venció el ${date}`,
  },
  toAnswer: {
    line: (figure, by) => `${figure}, de ${by}`,
    more: (count) => (count === 1 ? 'y 1 dato más.' : `y ${count} datos más.`),
    subject: (plan, count) => (count === 1 ? `${plan}: 1 dato espera su sí` : `${plan}: ${count} datos esperan su sí`),
    text: (count) =>
      count === 1
        ? '1 dato que registró un miembro espera su sí. Hasta entonces no cuenta en nada.'
        : `${count} datos que registraron los miembros esperan su sí. Hasta entonces no cuentan en nada.`,
    action: 'Ver lo que espera',
  },
  step: {
    subject: (plan, goal) => `${plan}: ¿qué sigue en ${goal}?`,
    text: (name, by) =>
      `Buenos días, ${name}: ${by} pregunta qué sigue en este objetivo y para cuándo. Bastan pocas palabras y una fecha.`,
    action: 'Escribir el próximo paso',
    why: (by) => `${by} lo ha pedido. Por un objetivo se pregunta como mucho una vez al día.`,
    line: (line, step, date) =>
      date === null ? `${line}; próximo paso: ${step}` : `${line}; próximo paso: ${step}, antes del ${date}`,
  },
  asked: {
    subject: (plan, count) =>
      count === 1 ? `${plan}: 1 objetivo espera un dato` : `${plan}: ${count} objetivos esperan un dato`,
    greeting: (name, count) =>
      count === 1
        ? `Buenos días, ${name}: uno de sus objetivos espera un dato. Con él, el plan estará al día.`
        : `Buenos días, ${name}: ${count} de sus objetivos esperan un dato. Con ellos, el plan estará al día.`,
    due: (goal, periods, date) => `${goal}: ${periods}, plazo hasta el ${date}`,
    late: (goal, periods, date) => `${goal}: ${periods}, el plazo terminó el ${date}`,
    fromTo: (from, to) => `de ${from} a ${to}`,
    why: (by) => `${by} ha pedido este recordatorio. Llega como máximo uno por semana.`,
  },
};
