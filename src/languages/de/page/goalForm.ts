import type { goalForm as en } from '#languages/en/page/goalForm.ts';
import type { Translation } from '#languages/translation.ts';

export const goalForm: Translation<typeof en> = {
  add: 'Ziel hinzufügen',
  addUnder: (parent) => `Ziel unter ${parent} hinzufügen`,
  edit: (goal) => `${goal} bearbeiten`,
  close: 'Schließen',
  loading: 'Das Ziel wird geladen …',
  loadFailed: 'Das Ziel ließ sich nicht laden.',
  retry: 'Noch einmal',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  addIt: 'Ziel anlegen',
  addAnother: 'Anlegen und ein weiteres beginnen',
  cancel: 'Abbrechen',
  discardQuestion: 'Eingaben verwerfen?',
  discard: 'Verwerfen',
  keep: 'Weiter bearbeiten',
  failed: 'Das Ziel ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.',
  theirText: (field, text) => `${field}: „${text}“`,
  conflict: (theirs) =>
    `Das hat inzwischen jemand anderes geändert. ${theirs}. Speichern Sie erneut, um Ihres zu behalten, oder schließen Sie das Formular.`,
  added: (title) => `„${title}“ angelegt.`,
  changed: (title) => `„${title}“ gespeichert.`,
  titleHint: 'Was erreicht werden soll, in einem Satz.',
  measuredBy: 'Gemessen nach',
  measures: { figures: 'Werten', milestones: 'Seinen Meilensteinen' },
  byMilestones:
    'Das Ist ist der Anteil der erreichten Meilensteine nach Gewicht, das Ziel der Anteil, der fällig ist. Meilensteine seiner Vorhaben zählen mit.',
  figuresKept: 'Bisher eingetragene Werte bleiben darunter erhalten und zählen ohne das wieder.',
  measureHint: 'Was gezählt wird, zum Beispiel erneuerte Kilometer oder Tage bis zur Genehmigung.',
  unitExample: 'Zum Beispiel Tage oder t CO2',
  top: 'Ganz oben, als strategisches Ziel',
  findParent: 'Ziel nach Nummer oder Titel suchen',
  noParent: 'Kein Ziel gefunden',
  findOne: 'Zum Finden tippen',
  noneFound: 'Nichts gefunden',
  numberHint: 'Leer: nächste Nummer unter dem übergeordneten Ziel',
  held: (names) =>
    `In diesem Plan warten Werte auf ein Ja. Woraus ein Wert oder sein Urteil folgt (wie gemessen wird, Daten, Ziele, Formeln), ändert nur, wer Ja sagt${names.length === 0 ? '' : `: Fragen Sie ${names.join(' oder ')}`}.`,
  trackingFixed: 'Nicht änderbar, weil schon Werte gespeichert sind.',
  trackingToQuarters:
    'Es sind schon monatliche Werte gespeichert. Sie können vierteljährlich werden: Vor dem Speichern sehen Sie die neuen Daten.',
  quarters: {
    title: 'Werte nach Quartalen',
    text: (figures, goals) =>
      `${goals === 1 ? 'Dieses Ziel wird vierteljährlich' : `${goals} Ziele, die zusammengefasst werden, werden vierteljährlich`}. ${figures === 1 ? '1 Wert bleibt, wie er ist, und gilt' : `${figures} Werte bleiben, wie sie sind, und gelten`} für das ganze Quartal. Sie können das rückgängig machen.`,
    noFigures: 'Wird vierteljährlich; es hat keine eigenen Werte, die sich verschieben.',
    from: 'Monat jetzt',
    to: 'Quartal danach',
    more: (count) => `und ${count} weitere`,
    confirm: 'Als vierteljährlich speichern',
    cancel: 'Abbrechen',
    shared: (one, other, quarter) =>
      `Es gibt Werte für ${one} und für ${other}, beide in ${quarter}. Ein Quartal hat einen: Löschen Sie einen davon, oder lassen Sie das Ziel monatlich.`,
  },
  target: 'Zielwert',
  yearTarget: (year) => `Zielwert für ${year}`,
  spread: 'Verteilung auf die Zeiträume',
  spreads: { none: 'Gar nicht', even: 'Gleichmäßig', last_year: 'Wie im Vorjahr', by_hand: 'Von Hand' },
  spreadHint: {
    none: 'Das Jahr hat einen Zielwert, die Zeiträume behalten ihre eigenen.',
    even: 'Jeder Zeitraum erhält seinen Teil; bei Durchschnitt oder aktuellem Wert jeder den ganzen Zielwert.',
    last_year: 'Im Verhältnis der Ist-Werte des Vorjahres.',
    by_hand: 'Geben Sie für jeden Zeitraum einen Zielwert ein.',
  },
  period: (name) => `Zielwert für ${name}`,
  fillRest: 'Rest mit dem ersten Wert füllen',
  nobody: 'Noch niemand',
  noDepartment: 'Keine',
  noContributors: 'Niemand sonst',
  searchPeople: 'Personen suchen',
  groups: { what: 'Was', measured: 'Wie gemessen wird', when: 'Wann', who: 'Wer', more: 'Näheres' },
  more: 'Weitere Angaben',
  noneChosen: 'Keine',
  problems: {
    titleMissing: 'Ein Ziel braucht einen Titel.',
    notANumber: (text) => `„${text}“ ist keine Zahl.`,
    outsideLimits: (least: string, most: string, decimals: number) =>
      `Bitte eine Zahl von ${least} bis ${most} mit höchstens ${decimals} Nachkommastellen eingeben.`,
    notADate: (pattern) => `Bitte im Format ${pattern} eingeben.`,
    endBeforeStart: 'Das Ende liegt vor dem Beginn.',
    targetMissing: 'Geben Sie den Zielwert ein, der verteilt werden soll.',
    outsideParent: (parent, window) =>
      `Muss in der Laufzeit von ${parent} liegen, das daraus berechnet wird: ${window}.`,
    unitOfYear: 'Das Ziel läuft in diesem Geschäftsjahr nicht.',
  },
  open: 'offen',
  refusals: {
    goal_not_found:
      'Dieses Ziel wurde inzwischen archiviert. Kopieren Sie, was Sie geschrieben haben, und holen Sie es aus den archivierten Zielen zurück.',
    number_unfit: 'Bitte wie 2.1 schreiben: Zwischen den Punkten steht etwas, und ein x gilt als Punkt.',
    number_taken: 'Ein anderes Ziel hat diese Nummer. Wählen Sie eine andere, oder lassen Sie sie leer.',
    unknown_parent: 'Dieses übergeordnete Ziel gibt es im Plan nicht mehr. Wählen Sie ein anderes.',
    goal_loop: 'Ein Ziel kann nicht unter sich selbst liegen.',
    too_deep: 'Es läge unter der untersten Ebene. Wählen Sie ein höheres übergeordnetes Ziel.',
    window_reversed: 'Das Ende liegt vor dem Beginn.',
    outside_parent_window: 'Die Laufzeit muss innerhalb der Laufzeit des Ziels liegen, in das es einfließt.',
    rollup_unfit:
      'Es passt nicht zu dem Ziel, in das es einfließt: Es muss mindestens so oft erfasst werden und Werte derselben Art haben. Oder nehmen Sie es heraus: unter „Weitere Angaben“ als Zusammenfassung „Nicht Teil einer Zusammenfassung“ wählen.',
    entries_stored:
      'Es sind schon Werte für andere Zeiträume gespeichert. Löschen Sie diese zuerst, oder duplizieren Sie das Ziel.',
    unknown_member: 'Diese Person ist nicht mehr im Plan.',
    unknown_contributor: 'Eine der Personen ist nicht mehr im Plan.',
    unknown_department: 'Diese Abteilung gibt es im Plan nicht mehr.',
    not_spread:
      'So lässt sich der Zielwert nicht verteilen: Das Ziel muss in dem Jahr laufen, und „Wie im Vorjahr“ braucht für jeden Zeitraum des Vorjahres einen Wert.',
    measured_by_milestones:
      'Dieses Ziel wird nach seinen Meilensteinen gemessen: Seine Werte und Zielwerte folgen aus ihnen.',
    computed_figures: 'Seine Zeiträume werden aus den Zielen darunter berechnet. Verteilen Sie den Zielwert dort.',
    own_field_required:
      'Die eigenen Felder des Plans wurden inzwischen geändert. Kopieren Sie Ihre Eingaben, schließen Sie und bearbeiten Sie das Ziel noch einmal.',
    own_field_unfit:
      'Die eigenen Felder des Plans wurden inzwischen geändert. Kopieren Sie Ihre Eingaben, schließen Sie und bearbeiten Sie das Ziel noch einmal.',
    own_field_of_other_level:
      'Die eigenen Felder des Plans wurden inzwischen geändert. Kopieren Sie Ihre Eingaben, schließen Sie und bearbeiten Sie das Ziel noch einmal.',
    unknown_own_field:
      'Die eigenen Felder des Plans wurden inzwischen geändert. Kopieren Sie Ihre Eingaben, schließen Sie und bearbeiten Sie das Ziel noch einmal.',
    text_too_long: 'Ein Text ist zu lang.',
    changed_meanwhile:
      'Das Ziel wurde inzwischen geändert. Schließen Sie das Formular, sehen Sie nach, was sich geändert hat, und bearbeiten Sie es erneut.',
    plan_archived: 'Dieser Plan ist archiviert und lässt sich nicht ändern.',
    forbidden: 'Ihre Rolle in diesem Plan erlaubt das nicht.',
  },
  moved: (title) => `„${title}“ verschoben.`,
  duplicated: (title) => `„${title}“ dupliziert.`,
  archived: (count) => (count === 1 ? 'Ziel archiviert.' : `${count} Ziele archiviert.`),
  restored: (count) => (count === 1 ? 'Ziel wiederhergestellt.' : `${count} Ziele wiederhergestellt.`),
  archive: 'Archivierte Ziele',
  archiveEmpty: 'Kein Ziel ist archiviert.',
  archiveText:
    'Ziele, die aus dem Plan genommen wurden, mit Werten und Kommentaren. Ein Ziel wird zusammen mit denen wiederhergestellt, die im selben Schritt archiviert wurden.',
  restore: 'Wiederherstellen',
  restoreIt: (goal) => `${goal} wiederherstellen`,
  withOthers: (count) => (count === 1 ? 'mit 1 Ziel darunter' : `mit ${count} Zielen darunter`),
  archivedOn: (date) => `archiviert am ${date}`,
};
