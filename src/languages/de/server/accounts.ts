import type { accounts as en } from '#languages/en/server/accounts.ts';
import type { Translation } from '#languages/translation.ts';

export const accounts: Translation<typeof en> = {
  invitation: {
    subject: (plan) => `Einladung zu ${plan}`,
    text: (by, plan, company) =>
      company === '' ? `${by} lädt Sie zu ${plan} ein.` : `${by} lädt Sie zu ${plan} (${company}) ein.`,
    what: 'Über den Link sehen Sie die Ziele und Zahlen. Er gilt einmal.',
    action: 'Einladung annehmen',
    foot: (until) => `Der Link gilt bis ${until}. Wenn Sie den Absender nicht kennen, ignorieren Sie diese Nachricht.`,
  },
  reset: {
    subject: 'Ein neues Passwort',
    text: 'Jemand, hoffentlich Sie, hat ein neues Passwort für Milepost angefordert.',
    what: 'Über den Link wählen Sie eines. Er gilt einmal, und alle anderen Anmeldungen enden damit.',
    action: 'Neues Passwort wählen',
    foot: (until) =>
      `Der Link gilt bis ${until}. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht: Es ändert sich nichts.`,
  },
  email: {
    subject: 'Ist das Ihre E-Mail-Adresse?',
    text: (email) => `Künftig möchten Sie sich bei Milepost als ${email} anmelden.`,
    what: 'Bestätigen Sie das über den Link. Bis dahin bleibt die bisherige Adresse.',
    action: 'E-Mail-Adresse bestätigen',
    foot: (until) =>
      `Der Link gilt bis ${until}. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht.`,
  },
  changes: {
    emailChanged: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      text: (email) => `Bei Ihrem Milepost-Konto melden Sie sich jetzt als ${email} an.`,
    },
    passwordChanged: {
      subject: 'Ihr Passwort wurde geändert',
      text: () => 'Das Passwort Ihres Kontos bei Milepost wurde geändert. Alle anderen Anmeldungen sind beendet.',
    },
    twoFactorOn: {
      subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
      text: () => 'Wer sich mit dem Passwort Ihres Kontos bei Milepost anmeldet, braucht jetzt auch einen Code.',
    },
    twoFactorOff: {
      subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
      text: () => 'Für Ihr Milepost-Konto genügt jetzt wieder das Passwort.',
    },
    recoveryCodesMade: {
      subject: 'Neue Notfallcodes',
      text: () => 'Ihr Konto bei Milepost hat neue Notfallcodes. Die bisherigen gelten nicht mehr.',
    },
    codesTried: {
      subject: 'Falsche Codes für Ihr Konto',
      text: () =>
        'Jemand hat das richtige Passwort Ihres Kontos bei Milepost eingegeben und danach falsche Codes. Niemand wurde eingelassen.',
    },
    providerConnected: {
      subject: 'Eine Anmeldung wurde verbunden',
      text: () => 'Bei Ihrem Milepost-Konto können Sie sich jetzt auch über Ihre Organisation anmelden.',
    },
    providerDisconnected: {
      subject: 'Eine Anmeldung wurde getrennt',
      text: () => 'Bei Ihrem Milepost-Konto können Sie sich nicht mehr über Ihre Organisation anmelden.',
    },
    tokenMade: {
      subject: 'Ein neuer API-Schlüssel',
      text: (name) =>
        `Der API-Schlüssel „${name}“ wurde angelegt: Damit kann ein Programm bei Milepost in Ihrem Namen handeln.`,
    },
  },
  notYou: {
    self: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und sehen Sie unter Ihr Konto nach: Anmeldungen, API-Schlüssel, Verbindungen.',
    lead: 'Wenn Sie das nicht waren, sagen Sie es sofort der Leitung Ihres Plans.',
  },
};
