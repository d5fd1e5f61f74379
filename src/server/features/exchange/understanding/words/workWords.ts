import type { WorkState } from '#core/work/work.ts';
import { vocabulary } from './cellWords.ts';
import { phrasesIn } from './phrasesIn.ts';
import { phrases, wordKey } from './wordKey.ts';

/** Headings of what work has and goals have not, in the languages of `headingWords`. */
const HEADINGS = {
  goals:
    'goal|goals|goal no|goal number|goal ref|supports goal|supports goals|supports|contributes to|linked goal|linked goals|related goal|related goals|linked to|objective|objectives|objective no|objective ref|linked objective|related objective|ziel|ziele|ziel nr|zielnummer|zielbezug|zu ziel|beitrag zu|objectif|objectifs|n° objectif|objectif n°|objectif lié|contribue à|objetivo|objetivos|n° objetivo|objetivo n°|objetivo relacionado|contribuye a|obiettivo|obiettivi|objetivo vinculado|doel|doelen|doel nr|cel|cele|cíl|cíle|mål|цель|цели',
  planned:
    'budget|budgeted|planned budget|planned cost|planned costs|estimated cost|estimated costs|cost estimate|cost|costs|total cost|funding|funds required|resources needed|allocated budget|kosten|plankosten|geplante kosten|kosten geplant|mittel|finanzbedarf|kostenschätzung|coût|couts|coûts|coût prévu|coût estimé|budget prévu|budget alloué|budget prévisionnel|presupuesto|coste|costo|coste previsto|costo estimado|presupuesto previsto|presupuesto asignado|custo|custo previsto|orçamento|costo previsto|costo stimato|budget previsto|kosten begroot|begroting|budżet|koszt|koszt planowany|rozpočet|náklady|kostnad|omkostninger|kustannukset|бюджет|стоимость|затраты план|予算|预算',
  spent:
    'spent|spent to date|actual cost|actual costs|actual spend|spend|spend to date|expenditure|expenditure to date|cost to date|ausgegeben|ausgaben|istkosten|ist kosten|kosten ist|bisherige kosten|abgeflossene mittel|dépensé|dépenses|dépense réelle|coût réel|budget consommé|consommé|gastado|gasto|gasto real|ejecutado|coste real|presupuesto ejecutado|gasto|custo real|speso|costo effettivo|uitgegeven|besteed|wydano|poniesione koszty|vynaloženo|skutečné náklady|utfall kostnad|израсходовано|освоено|затраты факт|実績額|已支出',
  after:
    'depends on|dependency|dependencies|predecessor|predecessors|after|prerequisite|prerequisites|abhängig von|abhängigkeit|abhängigkeiten|vorgänger|voraussetzung|dépend de|dépendance|dépendances|prédécesseur|prédécesseurs|préalable|depende de|dependencia|dependencias|predecesora|predecesoras|predecesor|dipende da|predecessore|afhankelijk van|voorganger|zależy od|poprzednik|závisí na|předchůdce|beroende av|зависит от|предшественник',
  doneOn:
    'completed on|completion date actual|actual completion|actual completion date|actual end|actual end date|actual finish|date completed|done on|date done|finished on|erledigt am|abgeschlossen am|tatsächliches ende|ist ende|terminé le|achevé le|réalisé le|date de réalisation|date réelle|fin réelle|completado el|finalizado el|terminado el|fecha real|fecha de realización|fin real|concluído em|concluso il|afgerond op|zakończono|dokončeno dne|färdig den|завершено дата|фактическая дата',
  milestone:
    'milestone|milestones|key milestone|key milestones|key date|meilenstein|meilensteine|jalon|jalons|étape clé|hito|hitos|marco|marcos|pietra miliare|mijlpaal|mijlpalen|kamień milowy|kamienie milowe|milník|milníky|milstolpe|milepæl|milepæler|веха|вехи|ορόσημο|kilometre taşı|マイルストーン|里程碑',
};

export type WorkHeading = keyof typeof HEADINGS;

const find = phrasesIn(phrases(HEADINGS));

/** How much of a heading says this. */
export function saysOfWork(heading: string, meaning: WorkHeading): number {
  return find(wordKey(heading)).find(({ concept }) => concept === meaning)?.cover ?? 0;
}

/** The state of work that a cell names; null for no word of one. */
export const stateWord = vocabulary<WorkState>({
  planned:
    'planned|not started|not yet started|not begun|to do|todo|open|pending|new|proposed|scheduled|upcoming|backlog|yet to start|deferred|postponed|offen|geplant|nicht begonnen|noch nicht begonnen|noch offen|ausstehend|nicht gestartet|verschoben|non démarré|non démarrée|non commencé|non commencée|pas commencé|à faire|à venir|à lancer|à démarrer|prévu|prévue|planifié|planifiée|programmé|programmée|reporté|reportée|no iniciado|no iniciada|sin iniciar|sin empezar|por iniciar|por hacer|pendiente|planificado|planificada|previsto|prevista|programado|programada|aplazado|aplazada|no iniciat|não iniciado|não iniciada|a iniciar|pendente|planejado|planejada|adiado|non iniziato|non avviato|da iniziare|da avviare|pianificato|niet gestart|nog niet gestart|gepland|nie rozpoczęto|nierozpoczęte|planowane|zaplanowane|nezahájeno|plánováno|ej påbörjad|planerad|ikke startet|planlagt|ei aloitettu|suunniteltu|не начато|запланировано|δεν ξεκίνησε|προγραμματισμένο|başlamadı|planlandı|未着手|予定|未开始|计划中|grey|gray|grau|gris',
  active:
    'active|in progress|in-progress|ongoing|on going|under way|underway|started|on track|on schedule|on target|doing|in execution|in implementation|continuous|läuft|laufend|in arbeit|in umsetzung|in bearbeitung|begonnen|gestartet|im plan|planmäßig|auf kurs|aktiv|en cours|en cours de réalisation|engagé|engagée|démarré|démarrée|lancé|lancée|commencé|commencée|en bonne voie|en curso|en proceso|en marcha|en ejecución|en progreso|iniciado|iniciada|en desarrollo|em andamento|em curso|em execução|no prazo|in corso|avviato|avviata|in linea|lopend|in uitvoering|gestart|loopt|op schema|w trakcie|w realizacji|rozpoczęte|probíhá|v realizaci|zahájeno|pågår|påbörjad|i gang|pågående|käynnissä|в работе|в процессе|выполняется|идет|σε εξέλιξη|devam ediyor|進行中|実施中|进行中|推进中|진행중|추진중|g|green|grün|gruen|vert|verte|verde',
  at_risk:
    'at risk|delayed|late|behind|behind schedule|off track|overdue|slipping|slipped|needs attention|some concerns|critical|verzögert|in verzug|verspätet|gefährdet|überfällig|kritisch|en retard|retardé|retardée|à risque|en danger|en dépassement|critique|retrasado|retrasada|con retraso|atrasado|atrasada|en riesgo|vencido|vencida|crítico|em atraso|em risco|in ritardo|a rischio|critico|vertraagd|loopt achter|opóźnione|opóźniony|zagrożone|zpožděno|v prodlení|ohroženo|försenad|forsinket|myöhässä|с отставанием|просрочено|под угрозой|καθυστέρηση|gecikmeli|riskli|遅れ|滞后|延期|지연|a|y|r|amber|yellow|orange|red|gelb|rot|jaune|rouge|amarillo|amarilla|naranja|rojo|roja|amarelo|vermelho|giallo|rosso',
  blocked:
    'blocked|on hold|onhold|paused|suspended|stuck|waiting|stalled|halted|blockiert|pausiert|angehalten|ausgesetzt|ruht|wartet|zurückgestellt|gestoppt|bloqué|bloquée|en attente|en pause|suspendu|suspendue|à l arrêt|bloqueado|bloqueada|en pausa|pausado|pausada|detenido|detenida|suspendido|suspendida|paralizado|paralizada|en espera|parado|suspenso|bloccato|sospeso|in attesa|gepauzeerd|geblokkeerd|stilgelegd|wstrzymane|zawieszone|zablokowane|pozastaveno|blokováno|pausad|blockerad|sat på pause|keskeytetty|приостановлено|заблокировано|σε αναμονή|beklemede|保留|中断|暂停|搁置|보류',
  done: 'done|complete|completed|finished|closed|delivered|implemented|achieved|erledigt|abgeschlossen|fertig|umgesetzt|beendet|erreicht|terminé|terminée|réalisé|réalisée|achevé|achevée|fait|faite|clos|livré|livrée|atteint|completado|completada|terminado|terminada|finalizado|finalizada|realizado|realizada|hecho|hecha|cumplido|cumplida|ejecutado|ejecutada|cerrado|concluído|concluída|feito|completato|completata|concluso|conclusa|fatto|afgerond|voltooid|gereed|klaar|zrealizowane|zakończone|ukończone|wykonane|splněno|dokončeno|hotovo|ukončeno|klar|avslutad|färdig|genomförd|ferdig|afsluttet|fullført|valmis|выполнено|завершено|исполнено|ολοκληρώθηκε|tamamlandı|完了|已完成|完成|완료|b|blue|blau|bleu|azul',
  dropped:
    'dropped|cancelled|canceled|abandoned|discontinued|withdrawn|stopped|terminated|superseded|no longer required|not proceeding|entfallen|abgebrochen|gestrichen|verworfen|storniert|eingestellt|annulé|annulée|abandonné|abandonnée|supprimé|supprimée|arrêté|arrêtée|cancelado|cancelada|anulado|anulada|abandonado|abandonada|descartado|descartada|suprimido|suprimida|annullato|abbandonato|geannuleerd|vervallen|geschrapt|anulowane|zaniechane|zrušeno|inställd|avbruten|aflyst|peruttu|отменено|прекращено|ακυρώθηκε|iptal|iptal edildi|中止|取消|已取消|취소',
});

const COLOURS: ReadonlySet<string> = new Set(
  phrases({
    colour:
      'g|a|y|r|b|green|amber|yellow|orange|red|blue|grey|gray|grün|gruen|gelb|rot|blau|grau|vert|verte|jaune|rouge|bleu|gris|verde|amarillo|amarilla|naranja|rojo|roja|azul|amarelo|vermelho|giallo|rosso',
  }).map(([phrase]) => phrase),
);

/** Whether a cell is a colour of traffic lights, or its letter: what goals are judged by. */
export function isColourWord(cell: string): boolean {
  return COLOURS.has(wordKey(cell));
}
