import type { mailings as en } from '#languages/en/server/mailings.ts';
import { pluralIn } from '#languages/plural.ts';
import type { Translation } from '#languages/translation.ts';

const plural = pluralIn('es');

export const mailings: Translation<typeof en> = {
  subject: (plan, date) => `${plan}: informe del ${date}`,
  text: (company, plan) => `Este es el informe de «${plan}»${company === '' ? '' : `, ${company}`}.`,
  counts: (counted) => `Se cuentan: ${counted}.`,
  standing: ({ measured, good, off, critical, score }) =>
    `Objetivos medidos: ${measured}. En meta o mejor, ${good}; desviados, ${off}; en estado crítico, ${critical}. Salud: ${score} sobre 100.`,
  atRisk: (count) =>
    `${count} de los que están en meta o mejor probablemente no ${plural(count, { one: 'alcanzará', other: 'alcanzarán' })} la meta anual.`,
  share: (label) => `Muestra la vista compartida «${label}».`,
  filter: (criteria) => `Filtrado por: ${criteria}.`,
  filtered: (kind, values) => `${kind}: ${values.join(', ')}`,
  unfiltered: 'No está filtrado.',
  live: 'Abrir la vista en vivo',
  attached: 'Se adjunta en PDF.',
  foot: (by) => `Recibe este mensaje porque ${by} ha dispuesto que se le envíe.`,
  stop: (href) => `Dejar de recibir estos informes: ${href}`,
  stopped: (plan) => `Ya no recibirá informes de ${plan}. Si los quiere de nuevo, consulte a la coordinación del plan.`,
};
