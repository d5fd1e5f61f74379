import type { StatusNames } from '#core/words/statusNames.ts';
import type { named as en } from '#languages/en/named.ts';
import type { Translation } from '#languages/translation.ts';

export const named: Translation<typeof en> = {
  standing: ({ measured, achieved, onTarget, off, critical }, names) =>
    measured === 0
      ? 'Ninguno de estos objetivos tiene datos todavía.'
      : `De ${measured} ${measured === 1 ? 'objetivo medido' : 'objetivos medidos'}: ${listed([
          [achieved, names.achieved],
          [onTarget, names.on_target],
          [off, names.off_target],
          [critical, names.critical],
        ])}.`,
  health: (score) => `Salud: ${score} sobre 100.`,
  likelyMisses: (count, good, names) =>
    `${count} de ${good} ${good === 1 ? 'objetivo' : 'objetivos'} en estado ${either(names.achieved, names.on_target)} probablemente no ${count === 1 ? 'alcanzará' : 'alcanzarán'} la meta anual`,
  noAttention: (names) => `Ninguno: no hay objetivos en estado ${behind(names)}.`,
  more: (count, names) =>
    count === 1
      ? `1 objetivo más está en estado ${behind(names)}.`
      : `${count} objetivos más están en estado ${behind(names)}.`,
  how: (on, off, names) =>
    `El estado es «${names.on_target}» desde ${on} de la meta hasta la fecha, «${names.off_target}» desde ${off} y, por debajo, «${names.critical}». En la salud, «${names.achieved}» y «${names.on_target}» cuentan 100; «${names.off_target}», 50; «${names.critical}», 0; «${names.deferred}» y «${names.not_started}» no cuentan.`,
  statusOf: (goal, name) => `${goal}: «${name}»`,
  status: (name) => `«${name}»`,
  from: (name) => `«${name}» desde`,
  order: (names) => `«${names.off_target}» debe ser inferior a «${names.on_target}».`,
  deferredBothDays: (name) => `«${name}», fuera del cálculo en ambos días`,
  search: (several) => `Buscar en «${several}»`,
  all: (several) => `«${several}», sin restricción`,
  by: (one) => `Por «${one}»`,
  without: (one) => `Sin «${one}»`,
  atTop: (one) => `En lo más alto: «${one}»`,
  onlyNames: (count, { one, several }) => `Solo el nombre: ${count} «${count === 1 ? one : several}».`,
};

function behind(names: StatusNames): string {
  return either(names.off_target, names.critical);
}

/** Before a name that sounds like “o” Spanish has “u”. */
function either(one: string, other: string): string {
  return `«${one}» ${/^h?[oóòöô]/i.test(other) ? 'u' : 'o'} «${other}»`;
}

function listed(counts: readonly (readonly [number, string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} «${name}»`)
    .join(', ');
}
