import type { account as en } from '#languages/en/page/account.ts';
import type { Translation } from '#languages/translation.ts';

export const account: Translation<typeof en> = {
  signInTitle: 'Bei Milepost anmelden',
  signInText: 'Ziele, Werte und Status Ihres Plans.',
  noAccount: 'Noch kein Konto?',
  noAccountText: 'Die Leitung Ihres Plans schickt Ihnen eine Einladung: einen Link, unter dem Sie ein Passwort wählen.',
  newServer: 'Diesen Server gerade eingerichtet?',
  newServerText: 'Beim Start hat er eine einmalige Adresse ausgegeben: Dort legen Sie das erste Konto an.',
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft …',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  wrong: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  triesLeft: (left) => {
    if (left === 0) return 'Kein Versuch mehr übrig: Bitte warten Sie fünf Minuten.';
    return left === 1 ? 'Noch 1 Versuch.' : `Noch ${left} Versuche.`;
  },
  tooMany: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  unreachable: 'Der Server antwortet nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  failed: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  kept: 'Die gewünschte Seite öffnet sich nach der Anmeldung.',
  missingEmail: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  missingPassword: 'Bitte geben Sie Ihr Passwort ein.',
  welcomeTitle: 'Willkommen bei Milepost',
  welcomeText: 'Legen Sie das erste Konto an. Es verwaltet diese Installation und kann alle anderen einladen.',
  organisation: 'Organisation',
  organisationHint: 'Steht auf der Anmeldeseite. Sie können das Feld leer lassen.',
  name: 'Ihr Name',
  create: 'Konto anlegen',
  creating: 'Wird angelegt …',
  passwordHint: (least) => `Je länger, desto besser: mindestens ${least} Zeichen`,
  strength: {
    1: 'Zu kurz oder zu gleichförmig',
    2: 'Könnte länger sein',
    3: 'Gut',
    4: 'Stark',
  },
  passwordShort: (least) => `Das Passwort braucht mindestens ${least} Zeichen.`,
  missingName: 'Bitte geben Sie Ihren Namen ein.',
  passwordGuessable: 'Dieses Passwort ist leicht zu erraten. Nehmen Sie mehrere Wörter, die nicht zusammengehören.',
  badEmail: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  noTelemetry: 'Nichts verlässt diesen Server. Keine Statistik, keine Telemetrie.',
  usedTitle: 'Diese Adresse gilt nicht mehr',
  usedText:
    'Sie wurde schon benutzt oder ist abgelaufen. Wenn Sie ein Konto haben, melden Sie sich an; sonst starten Sie den Server neu, um eine neue Adresse zu erhalten.',
  welcomeFailed: 'Das Konto konnte nicht angelegt werden. Bitte versuchen Sie es erneut.',
  toSignIn: 'Zur Anmeldung',
};
