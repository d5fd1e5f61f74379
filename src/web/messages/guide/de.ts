import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  welcome: 'Willkommen bei Milepost',
  welcomeDemo:
    'Das ist der Plan einer erfundenen Stadt, mit Werten aus Jahren. Ändern Sie, was Sie möchten: Er ist in einem Schritt entfernt.',
  welcomeText: 'Das sind die Ziele Ihres Plans und wie sie heute stehen.',
  lookAround: 'Sich im Demo-Plan umsehen',
  showMe: 'Zeigen Sie mir alles',
  tourText: 'Ein paar Stationen auf diesem Dashboard, eine halbe Minute.',
  own: 'Einen eigenen Plan beginnen',
  ownText: 'Ein Name und der Monat, in dem Ihr Geschäftsjahr beginnt.',
  file: 'Eine Tabelle mitbringen',
  fileText: 'XLSX, CSV oder JSON. Sie sehen jede Änderung, bevor sie geschieht.',
  notNow: 'Nicht jetzt',
  callBack: 'Der Rundgang wartet im Menü Ihres Kontos.',
  stop: (at, all) => `${at} von ${all}`,
  back: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
  end: 'Rundgang beenden',
  steps: {
    card: {
      title: 'Ein Ziel, eine Karte',
      text: 'Die Plakette sagt, wie es heute steht; drücken Sie sie, um zu lesen, warum. Ein Druck auf die Karte zeigt ihr Diagramm, einer auf den Titel alles über das Ziel.',
    },
    status: {
      title: 'Wie alles steht',
      text: 'Drücken Sie einen Status, um nur diese Ziele zu sehen. Die Gesundheit ist eine Zahl für alles Gelistete.',
    },
    filter: {
      title: 'Nur, was Sie suchen',
      text: 'Nach Verantwortlichen, Fälligkeit, Ebene und mehr. Was Sie gefiltert haben, lässt sich als Dashboard mit Namen speichern.',
    },
    year: {
      title: 'Das Geschäftsjahr',
      text: 'Ein anderes Jahr oder der ganze Plan bis heute. Die Uhr neben der Suche zeigt den Plan, wie er an einem vergangenen Tag bekannt war.',
    },
    search: {
      title: 'Alles finden',
      text: 'Ziele, Dashboards, Jahre und Aktionen nach ihren ersten Buchstaben. Mit ? sehen Sie alle Tasten.',
    },
    entry: {
      title: 'Werte eintragen',
      text: 'Ein Blatt zum Tippen oder Einfügen aus einer Tabelle. Was auf Sie wartet, steht unter Meine Arbeit.',
    },
    share: {
      title: 'Anderen zeigen',
      text: 'Ein Link, der zeigt, was Sie gefiltert haben, nur zum Lesen: für den Rat, eine Website, einen Bildschirm im Flur.',
    },
  },
};
