import type { guide as en } from '#languages/en/page/guide.ts';
import type { Translation } from '#languages/translation.ts';

export const guide: Translation<typeof en> = {
  welcome: 'Willkommen bei Milepost',
  welcomeDemo:
    'Das ist der Plan einer erfundenen Stadt, mit Werten aus mehreren Jahren. Ändern Sie, was Sie möchten: Er lässt sich in einem Schritt entfernen.',
  welcomeText: 'Das sind die Ziele Ihres Plans und wie sie heute stehen.',
  welcomeViewer:
    'Das sind die Ziele dieses Plans und wie sie heute stehen. Sie können sie durchsuchen und filtern, eigene Ansichten speichern, auf frühere Tage zurückblicken und Berichte drucken.',
  welcomeMember: 'Das sind die Ziele Ihres Plans und wie sie heute stehen. Ihre eigenen finden Sie unter Aufgaben.',
  myWork: 'Ansehen, was meines ist',
  myWorkText: 'Ihre Ziele, was Aufmerksamkeit braucht und was einzutragen ist.',
  enter: 'Werte eintragen',
  enterText: 'Die Tabelle öffnet sich mit Ihren eigenen Zielen.',
  lookAround: 'Den Demo-Plan ansehen',
  showMe: 'Rundgang starten',
  tourText: 'Ein kurzer Rundgang durch dieses Dashboard: eine halbe Minute.',
  own: 'Einen eigenen Plan beginnen',
  ownText: 'Ein Name und der Monat, in dem Ihr Geschäftsjahr beginnt.',
  file: 'Eine Tabelle importieren',
  fileText: 'XLSX, CSV oder JSON. Sie sehen jede Änderung, bevor sie übernommen wird.',
  notNow: 'Nicht jetzt',
  callBack: 'Den Rundgang finden Sie im Menü Ihres Kontos.',
  stop: (at, all) => `${at} von ${all}`,
  back: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
  end: 'Rundgang beenden',
  steps: {
    card: {
      title: 'Ein Ziel, eine Karte',
      text: 'Das Statusfeld zeigt, wie es heute steht; ein Klick darauf sagt, warum. Ein Klick auf die Karte zeigt ihr Diagramm, einer auf den Titel alle Einzelheiten.',
    },
    status: {
      title: 'Wie alles steht',
      text: 'Klicken Sie auf einen Status, um nur diese Ziele zu sehen. Der Gesamtstand fasst alles Gelistete in einer Zahl zusammen.',
    },
    filter: {
      title: 'Nur, was Sie brauchen',
      text: 'Filtern Sie nach Verantwortlichen, Fälligkeit, Ebene und mehr, und speichern Sie das Ergebnis als eigene Ansicht.',
    },
    year: {
      title: 'Das Geschäftsjahr',
      text: 'Wechseln Sie zu einem anderen Jahr oder zum gesamten Plan. Das Menü „Mehr“ zeigt den Plan, wie er an einem früheren Tag war.',
    },
    search: {
      title: 'Alles finden',
      text: 'Suchen Sie Ziele, Ansichten, Jahre und Aktionen. Mit ? sehen Sie alle Tastenkürzel.',
    },
    entry: {
      title: 'Werte eintragen',
      text: 'Tippen Sie Werte ein, oder fügen Sie sie aus einer Tabellenkalkulation ein. Was auf Sie wartet, steht unter „Aufgaben“.',
    },
    share: {
      title: 'Anderen zeigen',
      text: 'Ein Link nur zum Lesen auf das, was Sie gefiltert haben: für den Rat, eine Website oder einen Bildschirm im Foyer.',
    },
  },
};
