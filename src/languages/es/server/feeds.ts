import type { feeds as en } from '#languages/en/server/feeds.ts';
import type { Translation } from '#languages/translation.ts';
import { feedReasons } from './feedReasons.ts';

export const feeds: Translation<typeof en> = {
  reasons: feedReasons,
  failing: {
    subject: (feed, plan) => `«${feed}» no trae valores a «${plan}»`,
    text: (feed, since) => `La carga «${feed}» falla desde el ${since}; se intentó tres veces.`,
    askLead: 'La coordinación del plan ve por qué en sus ajustes.',
    noLoss:
      'No se pierde ningún valor: la próxima ejecución que funcione pedirá todo lo que falta. Hasta entonces el plan queda como está.',
    action: 'Abrir las cargas',
    foot: 'Recibe este correo porque esta carga está a su nombre. No habrá otro hasta que haya vuelto a funcionar.',
  },
  nothingNew: {
    subject: (feed, plan) => `«${feed}» no trae nada nuevo a «${plan}»`,
    text: (feed) => `La carga «${feed}» funciona sin fallos, pero solo trae lo que ya se sabía.`,
    look: 'Compruebe si el archivo o la consulta se mantiene al día.',
    foot: 'Recibe este correo porque la carga es suya. No habrá otro hasta que llegue algo nuevo.',
  },
  waiting: {
    subject: (feed, count) =>
      count === 1 ? `1 valor de «${feed}» espera su sí` : `${count} valores de «${feed}» esperan su sí`,
    text: (plan) => `Son para el plan «${plan}» y contarán cuando usted diga que sí.`,
    action: 'Ver los valores',
    foot: 'Recibe este correo porque esta carga está a su nombre y espera un sí.',
  },
};
