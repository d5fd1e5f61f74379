import type { StatusNames } from '#core/words/statusNames.ts';
import type { named as en } from '#languages/en/named.ts';
import type { Translation } from '#languages/translation.ts';

export const named: Translation<typeof en> = {
  standing: ({ measured, achieved, onTarget, off, critical }, names) =>
    measured === 0
      ? 'Aucun de ces objectifs n’a encore de valeurs.'
      : `Sur ${measured} ${measured > 1 ? 'objectifs mesurés' : 'objectif mesuré'} : ${listed([
          [achieved, names.achieved],
          [onTarget, names.on_target],
          [off, names.off_target],
          [critical, names.critical],
        ])}.`,
  health: (score) => `État global : ${score} sur 100.`,
  likelyMisses: (count, good, names) =>
    `Sur ${good} ${good > 1 ? 'objectifs' : 'objectif'} au statut ${either(names.achieved, names.on_target)}, ${count} ${count > 1 ? 'manqueront' : 'manquera'} probablement la cible de l’année`,
  noAttention: (names) => `Rien à signaler : aucun objectif n’a le statut ${behind(names)}.`,
  more: (count, names) =>
    count > 1
      ? `${count} autres objectifs ont le statut ${behind(names)}.`
      : `${count} autre objectif a le statut ${behind(names)}.`,
  how: (on, off, names) =>
    `Le statut est « ${names.on_target} » à partir de ${on} de la cible à date, « ${names.off_target} » à partir de ${off}, sinon « ${names.critical} ». Dans l’état global, « ${names.achieved} » et « ${names.on_target} » comptent pour 100, « ${names.off_target} » pour 50, « ${names.critical} » pour 0 ; « ${names.deferred} » et « ${names.not_started} » ne sont pas pris en compte.`,
  statusOf: (goal, name) => `${goal} : « ${name} »`,
  status: (name) => `« ${name} »`,
  from: (name) => `« ${name} » dès`,
  order: (names) => `« ${names.off_target} » doit être inférieur à « ${names.on_target} ».`,
  deferredBothDays: (name) => `« ${name} », exclu aux deux dates`,
  search: (several) => `Rechercher dans « ${several} »`,
  all: (several) => `« ${several} », sans restriction`,
  by: (one) => `Par « ${one} »`,
  without: (one) => `Sans « ${one} »`,
  atTop: (one) => `Au sommet : « ${one} »`,
  onlyNames: (count, { one, several }) => `Le nom seul : ${count} « ${count > 1 ? several : one} ».`,
};

function behind(names: StatusNames): string {
  return either(names.off_target, names.critical);
}

function either(one: string, other: string): string {
  return `« ${one} » ou « ${other} »`;
}

function listed(counts: readonly (readonly [number, string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} « ${name} »`)
    .join(', ');
}
