import type { changedRules as en } from '#languages/en/page/changedRules.ts';
import type { Translation } from '#languages/translation.ts';

export const changedRules: Translation<typeof en> = {
  title: 'Regeln für Werte haben sich geändert',
  text: 'Diese Version liest manche Werte anders. Diese Ziele sind betroffen; gezeigt ist ihr heutiger Status. Auch frühere Tage werden nach den heutigen Regeln gezeigt.',
  goals: (count) => (count === 1 ? '1 Ziel' : `${count} Ziele`),
  decision: (number) => `Entscheidung ${number}`,
  dismiss: 'Verstanden, nicht mehr zeigen',
  dismissFailed: 'Das konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
  loadFailed: 'Die Ziele, die von geänderten Regeln betroffen sind, konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  rules: {
    wayFromBaseline: {
      name: 'Ziele, die von einem Ausgangswert ausgehen',
      text: 'Der Abstand zum Ziel wird in Anteilen des Wegs vom Ausgangswert zum Endziel gemessen, und der Fortschritt ist der zurückgelegte Teil dieses Wegs. Ein Ziel, das von 95 auf 100 geht und bei 91 steht, ist bei −80 % und kritisch; vorher war es im Plan.',
    },
    sparseTargets: {
      name: 'Zielwerte nur für manche Perioden',
      text: 'Ein Zielwert gilt für seine Periode oder, wo Zielwerte nur alle paar Perioden stehen, für die Perioden bis zum nächsten. Ist-Werte anderer Perioden zählen weiter zur Summe, aber nicht zum Vergleich mit dem Ziel.',
    },
    targetsBelow: {
      name: 'Zielwerte untergeordneter Ziele',
      text: 'Haben untergeordnete Ziele nur alle paar Perioden einen Zielwert, nimmt das Ziel, das sie zusammenfasst, für jede dieser Perioden einen Teil davon. Vorher war der Zielwert eines ganzen Quartals in dessen erstem Monat fällig.',
    },
    quarterlyGoals: {
      name: 'Ziele nach Quartalen',
      text: 'Ziele können vierteljährlich verfolgt werden. Diese haben nur alle drei Monate einen Wert und sind dazwischen überfällig: Bearbeiten Sie eines und wählen Sie „Vierteljährlich“. Sie sehen zuerst die neuen Daten; von selbst ändert sich nichts.',
    },
    groupsCounted: {
      name: 'Gruppen werden gezählt',
      text: 'Jede Zahl neben einem Status oder Filter ist nun die Zahl der Karten, die er auflistet, und eine Gruppe zählt als ein Ziel, mit dem Status, den sie zeigt. Zuvor stand sie für die Ziele in ihr. Der Gesamtstand einer Ansicht ändert sich damit und wird unter einem Statusfilter nicht gezeigt.',
    },
    yearOfFormula: {
      name: 'Formeln über ein Jahr',
      text: 'Über ein Quartal, ein Jahr oder bis heute nimmt eine Formel die Perioden, in denen alle ihre Ziele einen Wert haben, und sagt, wie viele es sind. Vorher konnte ein Jahr sechs Monate des einen durch zehn des anderen teilen.',
    },
  },
};
