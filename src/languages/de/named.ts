import type { StatusNames } from '#core/words/statusNames.ts';
import type { named as en } from '#languages/en/named.ts';
import type { Translation } from '#languages/translation.ts';

export const named: Translation<typeof en> = {
  standing: ({ measured, achieved, onTarget, off, critical }, names) =>
    measured === 0
      ? 'Noch keines dieser Ziele hat Werte.'
      : `Von ${measured} gemessenen ${measured === 1 ? 'Ziel' : 'Zielen'}: ${listed([
          [achieved, names.achieved],
          [onTarget, names.on_target],
          [off, names.off_target],
          [critical, names.critical],
        ])}.`,
  health: (score) => `Gesamtstand: ${score} von 100.`,
  likelyMisses: (count, good, names) =>
    `${count} von ${good} ${good === 1 ? 'Ziel' : 'Zielen'} mit Status ${either(names.achieved, names.on_target)} ${count === 1 ? 'verfehlt' : 'verfehlen'} das Jahresziel voraussichtlich`,
  noAttention: (names) => `Nichts: Kein Ziel hat den Status ${behind(names)}.`,
  more: (count, names) =>
    count === 1
      ? `Ein weiteres Ziel hat den Status ${behind(names)}.`
      : `${count} weitere Ziele haben den Status ${behind(names)}.`,
  how: (on, off, names) =>
    `Der Status ist ab ${on} des Zielwerts bis heute „${names.on_target}“, ab ${off} „${names.off_target}“, sonst „${names.critical}“. Für den Gesamtstand zählen „${names.achieved}“ und „${names.on_target}“ 100, „${names.off_target}“ 50, „${names.critical}“ 0; „${names.deferred}“ und „${names.not_started}“ bleiben außen vor.`,
  statusOf: (goal, name) => `${goal}: „${name}“`,
  status: (name) => `„${name}“`,
  from: (name) => `„${name}“ ab`,
  order: (names) => `„${names.off_target}“ muss niedriger sein als „${names.on_target}“.`,
  deferredBothDays: (name) => `„${name}“, an beiden Tagen ausgenommen`,
  search: (several) => `„${several}“ durchsuchen`,
  all: (several) => `Alle „${several}“`,
  by: (one) => `Nach „${one}“`,
  without: (one) => `Ohne „${one}“`,
  atTop: (one) => `Ganz oben: „${one}“`,
  onlyNames: (count, { one, several }) => `Nur der Name: ${count} „${count === 1 ? one : several}“.`,
};

function behind(names: StatusNames): string {
  return either(names.off_target, names.critical);
}

function either(one: string, other: string): string {
  return `„${one}“ oder „${other}“`;
}

function listed(counts: readonly (readonly [number, string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} „${name}“`)
    .join(', ');
}
