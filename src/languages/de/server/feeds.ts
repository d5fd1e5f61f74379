import type { feeds as en } from '#languages/en/server/feeds.ts';
import type { Translation } from '#languages/translation.ts';
import { feedReasons } from './feedReasons.ts';

export const feeds: Translation<typeof en> = {
  reasons: feedReasons,
  failing: {
    subject: (feed, plan) => `„${feed}“ bringt keine Werte in „${plan}“`,
    text: (feed, since) => `Der Datenabruf „${feed}“ scheitert seit ${since} und wurde dreimal versucht.`,
    askLead: 'Warum, sieht eine Leitung des Plans in dessen Einstellungen.',
    noLoss:
      'Es geht kein Wert verloren: Der nächste gelungene Abruf holt alles seither nach. Bis dahin bleibt der Plan, wie er ist.',
    action: 'Datenabrufe öffnen',
    foot: 'Sie erhalten diese E-Mail, weil Ihnen der Datenabruf zugeordnet ist. Die nächste kommt erst, wenn er zwischendurch wieder gelungen ist.',
  },
  nothingNew: {
    subject: (feed, plan) => `„${feed}“ bringt nichts Neues für „${plan}“`,
    text: (feed) => `Der Datenabruf „${feed}“ läuft ohne Fehler, bringt aber nur, was längst bekannt ist.`,
    look: 'Sehen Sie nach, ob die Datei oder die Abfrage noch gepflegt wird.',
    foot: 'Sie erhalten diese E-Mail, weil Ihnen der Datenabruf gehört. Es kommt keine weitere, bis etwas Neues gekommen ist.',
  },
  waiting: {
    subject: (feed, count) =>
      count === 1 ? `1 Wert von „${feed}“ wartet auf Ihr Ja` : `${count} Werte von „${feed}“ warten auf Ihr Ja`,
    text: (plan) => `Sie sind für den Plan „${plan}“ und zählen erst mit Ihrem Ja.`,
    action: 'Werte ansehen',
    foot: 'Sie erhalten diese E-Mail, weil Ihnen der Datenabruf zugeordnet ist und er auf ein Ja wartet.',
  },
};
