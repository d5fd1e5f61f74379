import type { newPlan as en } from '#languages/en/page/newPlan.ts';
import type { Translation } from '#languages/translation.ts';

export const newPlan: Translation<typeof en> = {
  title: 'Neuer Plan',
  name: 'Bezeichnung',
  nameHint: 'Zum Beispiel: Strategischer Plan 2027–2031.',
  nameMissing: 'Ein Plan braucht einen Namen.',
  company: 'Organisation',
  startsIn: 'Geschäftsjahr beginnt im',
  tiers: 'Ebenen',
  tiersOf: { 2: 'Ohne Abteilungen', 3: 'Mit Abteilungen' },
  begin: 'Beginnen mit',
  beginWith: { nothing: 'Einem leeren Plan', file: 'Einer Tabelle', demo: 'Der Demo' },
  beginText: {
    nothing: 'Sie legen die Ziele an. Alles andere können Sie später einstellen.',
    file: 'Ein leerer Plan wird angelegt, dann wählen Sie die Datei und sehen, was darin steht, bevor etwas importiert wird.',
    demo: 'Der Plan einer erfundenen Stadt mit Werten aus drei Jahren, zum Ausprobieren. Er lässt sich in einem Schritt entfernen.',
  },
  make: 'Plan anlegen',
  making: 'Der Plan wird angelegt …',
  failed: 'Der Plan ließ sich nicht anlegen. Bitte versuchen Sie es noch einmal.',
};
