import type { savedFilters as en } from '#languages/en/page/savedFilters.ts';
import type { Translation } from '#languages/translation.ts';

export const savedFilters: Translation<typeof en> = {
  list: 'Gespeicherte Ansichten',
  edit: (name) => `${name} bearbeiten`,
  delete: (name) => `${name} löschen`,
  deleteQuestion: 'Löschen?',
  yes: 'Ja',
  no: 'Nein',
  none: 'Filtern Sie die Ziele und speichern Sie das Ergebnis unter einem Namen. Es erscheint dann hier.',
  saver: 'Diese Ansicht speichern',
  editor: (name) => `${name} bearbeiten`,
  nameLabel: 'Name der Ansicht',
  replace: 'Auch die jetzt gezeigten Filter speichern',
  cancel: 'Abbrechen',
  nameless: 'Bitte geben Sie diesem Filter einen Namen.',
  failed: 'Dieser Filter konnte nicht gespeichert werden. Bitte versuchen Sie es später erneut.',
  taken: 'Sie haben schon eine Ansicht dieses Namens. Bitte wählen Sie einen anderen Namen.',
  tooMany: 'Mehr Ansichten sind nicht möglich. Bitte löschen Sie zuerst eine.',
  update: (name) => `„${name}“ aktualisieren`,
  saveAsNew: 'Als neu speichern …',
  backTo: (name) => `Zurück zu „${name}“ wie gespeichert`,
  wasSaved: (name) => `${name} ist gespeichert`,
  wasDeleted: (name) => `${name} ist gelöscht`,
};
