import type { emptyStates as en } from '#languages/en/page/emptyStates.ts';
import type { Translation } from '#languages/translation.ts';

export const emptyStates: Translation<typeof en> = {
  emptyTitle: 'Este plan está vacío.',
  emptyText:
    'Añada el primer objetivo o importe una hoja de cálculo. La coordinación del plan puede hacer ambas cosas.',
  emptyYear: (year) => `No hay objetivos en ${year}`,
  emptyYearText: 'Elija arriba otro ejercicio o vea todo el plan.',
  showYear: (year) => `Mostrar ${year}`,
  noSuchYear: (asked, shown) => `Este plan no abarca ${asked}; se muestra ${shown}.`,
  inOtherYears: 'En otros ejercicios:',
  goalsOfYear: (year, count) => `${year} (${count} ${count === 1 ? 'objetivo' : 'objetivos'})`,
  showPlanToDate: 'Mostrar todo el plan',
  nothingTitle: (count) =>
    ['No hay objetivos en este nivel', 'Ningún objetivo cumple este filtro'][count] ??
    `Ningún objetivo cumple estos ${count} filtros`,
  nothingHint: (count) => ({
    before: 'Sin ',
    after: count === 1 ? ' habría 1 objetivo.' : ` habría ${count} objetivos.`,
  }),
  removeFilter: (kind) => `Quitar ${kind}`,
  noPlanYet: 'Todavía no forma parte de ningún plan.',
  makePlan: 'Crear un plan',
  bringFile: 'Importar hoja de cálculo',
  lookAround: 'Explorar la demo',
  noPlanYetText: 'Cree el suyo, explore la demo o pida a la coordinación de un plan que le incorpore.',
  askForPlan: 'Pida a la coordinación de un plan que le añada.',
  needsTwoFactor: 'Aquí, quien dirige un plan necesita dos factores.',
  needsTwoFactorText: 'Actívelos en «Su cuenta» y vuelva.',
  toAccount: 'Su cuenta',
  noPlan: 'Aquí no hay ningún plan que pueda ver.',
  noPlanText: 'Es posible que se haya quitado o que la dirección sea de un plan del que no forma parte.',
  toDashboard: 'Abrir mi panel',
};
