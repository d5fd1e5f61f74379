import type { feedReasons as english } from '#languages/en/server/feedReasons.ts';

export const feedReasons: typeof english = {
  not_allowed: (about) => `Die Adresse führt zu ${about}, was die Verbindung nicht erlaubt.`,
  own_network: (about) =>
    `${about} liegt in Ihrem eigenen Netz. Wer Milepost betreibt, erlaubt es mit der vollständigen Adresse in MILEPOST_FEED_ORIGINS.`,
  name_unknown: (about) => `Es gibt keinen Server namens ${about}, oder der Name lässt sich nicht auflösen.`,
  not_reached: (about) => `${about} nimmt keine Verbindungen an.`,
  certificate: (about) => `Dem Zertifikat von ${about} ist nicht zu trauen.`,
  too_slow: (about) => `Die Quelle hat nicht innerhalb von ${about} Sekunden geantwortet.`,
  too_large: (about) => `Mit mehr als ${about} MB ist die Antwort zu groß.`,
  too_many_rows: (about) => `Die Antwort hat mehr als ${about} Zeilen. Fragen Sie weniger ab.`,
  too_many_columns: (about) =>
    `Die Antwort hat mehr als ${about} Spalten, oder ihre Datensätze mehr als ${about} Namen. Fragen Sie nur die benötigten ab.`,
  too_much: (about) =>
    `Die Antwort zu lesen, braucht mehr als eine Minute oder ${about} MB Speicher. Fragen Sie weniger ab.`,
  cut_off: () => 'Die Antwort brach vor ihrem Ende ab.',
  damaged: () => 'Die Antwort ist beschädigt und nicht lesbar.',
  redirects: (about) => `${about} leitet immer wieder weiter.`,
  password_refused: (about) => `${about} lehnt Benutzername oder Passwort ab. Vermutlich wurde es dort geändert.`,
  not_found: (about) => `Unter ${about} hat die Quelle nichts.`,
  status: (about) => `Die Quelle antwortet mit einem Fehler: ${about}.`,
  web_page: () => 'Die Antwort ist eine Webseite, vermutlich zum Anmelden, und keine Datei mit Werten.',
  says_error: (about) => `Die Quelle meldet: ${about}`,
  encoding: (about) => `Der Text ist nicht in ${about}, wie die Quelle angibt.`,
  query_refused: (about) => `Die Datenbank lehnt die Abfrage ab: ${about}`,
  not_a_select: (about) => `Es wird nur ein einziges SELECT gesendet: ${about}.`,
  no_tls: (about) => `${about} verschlüsselt die Verbindung nicht.`,
  secret_lost: () =>
    'Das gespeicherte Passwort lässt sich mit dem Schlüssel dieser Installation nicht öffnen. Geben Sie es neu ein.',
  connection_gone: () =>
    'Die Verbindung dieses Datenabrufs gibt es nicht mehr, oder sie steht diesem Plan nicht mehr offen.',
  question_waits: () => 'Die Abfrage dieses Datenabrufs muss erst ein Administrator erlauben.',
  folder_gone: (about) =>
    `Den Ordner „${about}“ gibt es nicht. Wer Milepost betreibt, nennt ihn in MILEPOST_FEED_FOLDERS.`,
  file_missing: (about) => `Im Ordner gibt es keine Datei ${about}.`,
  file_outside: (about) => `${about} liegt nicht im Ordner selbst.`,
  file_changing: (about) => `${about} wird noch geschrieben.`,
  no_rows: () => 'Die Antwort hat keine Zeilen.',
  no_figures: () => 'In der Antwort war kein Wert lesbar.',
  columns_gone: (about) => `Eine Spalte ist nicht mehr da: ${about}.`,
  no_goal_column: () => 'Keine Spalte sagt, zu welchem Ziel ein Wert gehört.',
  year_open: (about) => `Für ${about} ist kein Jahr angegeben.`,
  unreadable: (about) => `Die Antwort ist nicht lesbar: ${about}.`,
  write_refused: (about) => `Der Plan nimmt die Werte nicht an: ${about}`,
  interrupted: () => 'Milepost wurde währenddessen angehalten. Der Abruf läuft wieder, sobald Milepost läuft.',
  left_behind: () =>
    'Milepost endete zweimal mitten in diesem Datenabruf, deshalb ist er angehalten. Sehen Sie nach, was er abfragt, und lassen Sie ihn dann weiterlaufen.',
  all_refused: (about) => `Alle ${about} Werte der Antwort wurden abgelehnt. Der Lauf nennt die Gründe.`,
  nothing_new: (about) => `Die Quelle antwortet, bringt aber keinen neueren Wert als den von ${about}.`,
  unexpected: () =>
    'Es ist etwas schiefgegangen, was nicht hätte geschehen dürfen. Mehr steht im Protokoll des Servers.',
};
