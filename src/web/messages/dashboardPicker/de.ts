import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  picker: (name) => `Ansicht: ${name}`,
  save: 'Speichern',
  nothingToSave: 'Wählen Sie einen Filter oder eine andere Ebene, dann können Sie speichern.',
  unknown: (name) => `Sie haben keine gespeicherte Ansicht „${name}“. Gezeigt werden die Filter der Adresse.`,
};
