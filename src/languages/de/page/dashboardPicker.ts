import type { dashboardPicker as en } from '#languages/en/page/dashboardPicker.ts';
import type { Translation } from '#languages/translation.ts';

export const dashboardPicker: Translation<typeof en> = {
  picker: (name) => `Ansicht: ${name}`,
  save: 'Speichern',
  nothingToSave: 'Wählen Sie einen Filter oder eine andere Ebene, dann können Sie speichern.',
  unknown: (name) => `Sie haben keine gespeicherte Ansicht „${name}“. Gezeigt werden die Filter der Adresse.`,
};
