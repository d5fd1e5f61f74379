import type { newPlan as en } from '#languages/en/page/newPlan.ts';
import type { Translation } from '#languages/translation.ts';

export const newPlan: Translation<typeof en> = {
  title: 'Neuer Plan',
  name: 'Bezeichnung',
  nameHint: 'Zum Beispiel: Strategischer Plan 2027–2031.',
  nameOfFile: 'Bleibt er leer, heißt der Plan wie in der Datei, sonst wie die Datei.',
  nameMissing: 'Ein Plan braucht einen Namen.',
  company: 'Organisation',
  companyOfFile: 'Bleibt sie leer, gilt die aus der Datei.',
  asInFile: 'Wie in der Datei',
  startsIn: 'Geschäftsjahr beginnt im',
  tiers: 'Ebenen',
  tiersOf: { 2: 'Ohne Abteilungen', 3: 'Mit Abteilungen' },
  begin: 'Beginnen mit',
  beginWith: { nothing: 'Einem leeren Plan', file: 'Einer Tabelle', demo: 'Der Demo' },
  beginText: {
    nothing: 'Sie legen die Ziele an. Alles andere können Sie später einstellen.',
    file: 'Als Nächstes wählen Sie die Datei und sehen, was darin steht, bevor etwas angelegt wird. Was Sie hier offen lassen, sagt die Datei.',
    demo: 'Der Plan einer erfundenen Stadt mit Werten aus drei Jahren, zum Ausprobieren. Er lässt sich in einem Schritt entfernen.',
  },
  make: 'Plan anlegen',
  toFile: 'Datei wählen …',
  restOfFile: 'Das haben Sie gewählt. Alles andere sagt die Datei.',
  making: 'Der Plan wird angelegt …',
  failed: 'Der Plan ließ sich nicht anlegen. Bitte versuchen Sie es noch einmal.',
};
