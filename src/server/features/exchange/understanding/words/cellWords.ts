import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Aggregation, TargetDirection } from '#core/goal/goal.ts';
import type { Status } from '#core/goal/status.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import { phrases, wordKey } from './wordKey.ts';

/** Words of cells in the languages that files came in; each list is of whole cells, case and accents aside. */
export function vocabulary<Word extends string>(lists: Readonly<Record<Word, string>>): (cell: string) => Word | null {
  const words = new Map(phrases(lists));
  return (cell) => words.get(wordKey(cell)) ?? null;
}

/** Only where a column has statuses: `A` alone is amber nowhere else. */
export const statusWord = vocabulary<Status>({
  achieved:
    'achieved|complete|completed|done|met|finished|closed|delivered|goal met|target met|blue|b|erreicht|abgeschlossen|erledigt|fertig|umgesetzt|atteint|terminé|terminée|réalisé|achevé|fait|logrado|cumplido|cumplida|completado|completada|finalizado|finalizada|terminado|ejecutado|assolit|concluído|concluida|concluído a|atingido|atingida|finalizada pt|raggiunto|completato|concluso|behaald|voltooid|afgerond|gereed|zrealizowane|zrealizowano|zakończone|ukończone|splněno|dokončeno|hotovo|выполнено|завершено|достигнуто|исполнено|ολοκληρώθηκε|επιτεύχθηκε|klar|avslutad|uppnått|tamamlandı|完了|達成|已完成|完成|已达成|達標',
  on_target:
    'g|green|on track|on target|on schedule|in progress|ongoing|under way|underway|started|good|ok|doing|active|grün|gruen|auf kurs|im plan|planmäßig|läuft|laufend|in arbeit|in umsetzung|in bearbeitung|vert|verte|en cours|en bonne voie|conforme|verde|en curso|en proceso|en marcha|en ejecución|en tiempo|en progreso|en camino|en curs|em andamento|no prazo|em curso|em execução|in corso|in linea|groen|op schema|op koers|lopend|in uitvoering|zielony|zielone|w trakcie|w realizacji|zgodnie z planem|zelená|zelena|probíhá|v realizaci|dle plánu|plní se|зеленый|зелёный|в работе|в процессе|выполняется|по плану|в срок|πράσινο|σε εξέλιξη|εντός στόχου|grön|pågår|enligt plan|yeşil|devam ediyor|grønn|grøn|vihreä|zöld|зелений|أخضر|정상|정상추진|추진중|進行中|順調|実施中|緑|进行中|正常|绿|绿灯|推进中|按计划',
  off_target:
    'a|y|amber|yellow|orange|at risk|off track|behind|behind schedule|delayed|needs attention|caution|some concerns|slipping|gelb|verzögert|gefährdet|in verzug|abweichung|jaune|en retard|à risque|vigilance|amarillo|amarilla|ámbar|naranja|en riesgo|retrasado|atrasado|con retraso|groc|endarrerit|amarelo|em risco|atrasada|giallo|a rischio|in ritardo|geel|oranje|vertraagd|loopt achter|żółty|żółte|opóźnione|zagrożone|žlutá|zpožděno|ohroženo|желтый|жёлтый|с отставанием|под угрозой|отставание|κίτρινο|σε κίνδυνο|καθυστέρηση|gul|keltainen|sárga|galben|жовтий|أصفر|지연|försenad|forsinket|sarı|gecikmeli|riskli|遅れ|やや遅れ|要注意|黄|黄灯|滞后|有风险|延期',
  critical:
    'r|red|critical|off target|missed|not met|failed|not achieved|stuck|blocked|overdue|rot|kritisch|verfehlt|nicht erreicht|rouge|critique|non atteint|bloqué|rojo|roja|crítico|incumplido|no cumplido|vencido|vermell|no assolit|vermelho|crítica|não atingido|não cumprido|rosso|critico|non raggiunto|rood|kritiek|niet behaald|czerwony|czerwone|krytyczny|niezrealizowane|červená|kritické|nesplněno|neplní se|красный|критический|не выполнено|сорвано|κόκκινο|κρίσιμο|röd|rød|punainen|piros|roșu|червоний|أحمر|부진|kritisk|kırmızı|kritik|赤|未達成|未達|大幅な遅れ|红|红灯|严重滞后|未完成|停滞',
  not_started:
    'not started|not yet started|to do|todo|planned|open|pending|backlog|upcoming|new|no data|grey|gray|white|nicht begonnen|noch nicht begonnen|offen|geplant|ausstehend|grau|non démarré|non commencé|pas commencé|à faire|à venir|planifié|gris|no iniciado|no iniciada|sin iniciar|por iniciar|pendiente|planificado|sin empezar|no iniciat|não iniciado|não iniciada|a iniciar|pendente|non iniziato|da iniziare|da avviare|pianificato|niet gestart|nog niet gestart|gepland|nie rozpoczęto|nierozpoczęte|planowane|nezahájeno|plánováno|не начато|не приступали|запланировано|ожидает|δεν ξεκίνησε|προγραμματισμένο|ej påbörjad|planerad|başlamadı|planlandı|未着手|未実施|予定|待办|未开始|未启动|计划中|待开始',
  deferred:
    'deferred|on hold|paused|suspended|cancelled|canceled|postponed|dropped|stopped|zurückgestellt|pausiert|ausgesetzt|gestoppt|entfallen|suspendu|reporté|abandonné|en pause|annulé|aplazado|suspendido|cancelado|en pausa|pausado|adiado|suspenso|sospeso|rinviato|annullato|uitgesteld|gestopt|on hold nl|wstrzymane|odroczone|anulowane|odloženo|pozastaveno|zrušeno|отложено|приостановлено|отменено|αναβλήθηκε|ακυρώθηκε|pausad|ertelendi|iptal|保留|中止|延期中|暂停|搁置|取消',
});

/** Only where a column has directions: `R` is reduce nowhere else. */
export const directionWord = vocabulary<TargetDirection>({
  up: 'aim to maximise|aim to maximize|high|alto|elevado|up|u|increase|increasing|i|grow|growth|higher|higher is better|high is better|bigger is better|raise|maximize|maximise|max|more|positive|ascending|at least|min target|gte|ge|hoch|höher|steigend|steigern|erhöhen|zunehmend|zunahme|maximieren|positiv|haute|hausse|à la hausse|augmenter|augmentation|croissant|croissante|maximiser|plus|alta|al alza|aumentar|aumento|ascendente|creciente|incrementar|incremento|subir|mayor|mayor igual|mayor es mejor|maximizar|augment|maior|maior igual|maior melhor|quanto maior melhor|maior que|tendencia alta|crescente|crescer|elevar|in aumento|crescita|massimizzare|maggiore|stijgen|stijgend|hoger|verhogen|toename|wzrost|rosnący|rosnąca|zwiększyć|maksymalizacja|růst|rostoucí|zvýšení|zvyšovat|рост|увеличение|повышение|возрастание|больше|максимум|αύξηση|αυξητική|öka|ökande|ökning|artış|artan|yüksek|増加|上昇|向上|増|増やす|提高|增加|上升|正向|越高越好|增长',
  down: 'aim to minimise|aim to minimize|low|bajo|baixo|basso|niedrig|tief|bas|down|d|decrease|decreasing|reduce|reduction|r|lower|lower is better|low is better|smaller is better|minimize|minimise|min|less|decline|negative|descending|at most|max target|lte|le|runter|niedriger|sinkend|senken|verringern|reduzieren|abnehmend|abnahme|minimieren|negativ|baisse|à la baisse|réduire|réduction|diminuer|diminution|décroissant|décroissante|minimiser|moins|baja|a la baja|disminuir|disminución|descendente|decreciente|reducir|reducción|bajar|menor|menor igual|menor es mejor|minimizar|disminució|reduir|menor melhor|quanto menor melhor|menor que|tendencia baixa|tendencia baja|decrescente|reduzir|redução|baixa|diminuir pt|diminuzione|riduzione|ridurre|decrescente it|minimizzare|minore|dalen|dalend|lager|verlagen|afname|spadek|malejący|malejąca|zmniejszyć|minimalizacja|pokles|klesající|snížení|snižovat|снижение|уменьшение|сокращение|убывание|меньше|минимум|μείωση|πτωτική|minska|minskande|minskning|azalış|azalan|düşük|減少|低下|減|減らす|降低|减少|下降|负向|逆向|越低越好',
  equal:
    'goldilocks|maintain within range|equal|equals|maintain|maintenance|keep|hold|stable|m|same|range|on target value|neutral|gleich|halten|erhalten|stabil|maintenir|stabilité|égal|mantener|mantenimiento|mantener estable|igual|estable|manter|manutenção|estável|mantenere|stabile|handhaven|gelijk|utrzymać|stabilny|udržet|stálý|стабильно|сохранение|поддержание|διατήρηση|behåll|sabit|維持|保持|稳定|适度',
});

export const frequencyWord = vocabulary<TrackingFrequency | 'quarterly'>({
  weekly:
    'weekly|week|wöchentlich|hebdomadaire|semanal|setmanal|settimanale|wekelijks|tygodniowo|týdně|еженедельно|εβδομαδιαία|haftalık|毎週|每周|周',
  monthly:
    'monthly|month|monatlich|mensuel|mensuelle|mensual|mensal|mensile|maandelijks|miesięcznie|měsíčně|ежемесячно|μηνιαία|månadsvis|aylık|毎月|月次|每月|月度',
  quarterly:
    'quarterly|quarter|vierteljährlich|quartalsweise|trimestriel|trimestrielle|trimestral|trimestrale|kwartaal|per kwartaal|kwartalnie|čtvrtletně|ежеквартально|τριμηνιαία|kvartalsvis|üç aylık|四半期|每季度|季度',
  yearly:
    'yearly|year|annual|annually|jährlich|annuel|annuelle|anual|annuale|jaarlijks|rocznie|ročně|ежегодно|ετήσια|årlig|årligen|yıllık|毎年|年次|每年|年度',
});

export const functionWord = vocabulary<Aggregation>({
  sum: 'sum|total|cumulative|additive|flow|summe|kumuliert|kumulativ|somme|cumul|suma|acumulado|acumulada|acumulativo|soma|somma|cumulatief|suma kumulatywna|součet|сумма|нарастающим итогом|άθροισμα|summa|toplam|合計|累計|累计|求和',
  average:
    'average|avg|mean|durchschnitt|mittelwert|moyenne|promedio|media|média|mitjana|gemiddelde|średnia|průměr|среднее|μέσος όρος|medel|ortalama|平均',
  highest: 'highest|max|maximum|peak|höchster|maximo|máximo|massimo|hoogste|maksimum|最大',
  lowest: 'lowest|min|minimum|niedrigster|mínimo|minimo|laagste|minimum pl|最小',
  current:
    'current|last|latest|snapshot|point in time|stock|end of period|stichtag|letzter|dernier|dernière valeur|último|última|último valor|no acumulativo|no acumulado|ultimo|laatste|ostatnia|poslední|последнее|τελευταία|sista|son|最新|期末|期末值',
});

export const perspectiveWord = vocabulary<Perspective>({
  f: 'financial|finance|financials|finanzen|finanziell|finanzperspektive|financier|financière|finances|financiero|financiera|finanzas|financeiro|financeira|finanças|finanziaria|economico finanziaria|financieel|financiën|finansowa|finance cz|finanční|финансы|финансовая|οικονομική|finansiell|財務|财务',
  c: 'customer|customers|client|clients|stakeholder|citizen|community|kunden|kunde|kundenperspektive|clientèle|cliente|clientes|ciudadanía|cidadão|sociedade|clienti|klant|klanten|klienta|klient|zákazník|zákaznická|клиенты|клиентская|πελάτες|kund|顧客|客户',
  o: 'internal|internal process|internal processes|process|processes|operations|internal business process|intern|interne prozesse|prozesse|prozessperspektive|processus internes|processus|procesos|procesos internos|interno|internos|processos|processos internos|processi interni|interne processen|procesy wewnętrzne|procesów|interní procesy|внутренние процессы|процессы|εσωτερικές διαδικασίες|interna processer|内部プロセス|業務プロセス|内部流程|内部运营',
  p: 'people|learning|learning and growth|learning & growth|growth|organizational capacity|staff|employees|hr|lernen und entwicklung|mitarbeiter|potenziale|potenzialperspektive|apprentissage|apprentissage organisationnel|ressources humaines|aprendizaje|aprendizaje y crecimiento|talento humano|rh|pessoas|aprendizado|aprendizado e crescimento|apprendimento e crescita|leren en groeien|medewerkers|rozwój|uczenie się i rozwój|učení se a růst|обучение и развитие|персонал|μάθηση και ανάπτυξη|medarbetare|学習と成長|人材|学习与成长',
});

/** `target`, `actual` or `baseline`, as a column of types or a row has it. */
export const TOTALS: ReadonlySet<string> = new Set(
  phrases({
    total:
      'total|totals|grand total|subtotal|sub total|sum|overall|overall total|average|mean|ytd|summe|zwischensumme|gesamtsumme|gesamt|gesamtergebnis|insgesamt|mittelwert|durchschnitt|total général|sous total|ensemble|somme|moyenne|suma|suma total|total general|promedio|media|total geral|soma|média|totale|totale generale|somma|media generale|totaal|subtotaal|gemiddelde|razem|ogółem|suma końcowa|średnia|celkem|součet|průměr|итого|всего|среднее|σύνολο|γενικό σύνολο|summa|totalt|toplam|genel toplam|合計|総計|小計|计|合计|总计|小计|总和',
  }).map(([phrase]) => phrase),
);

/** Persons that are nobody. */
export const NOBODY: ReadonlySet<string> = new Set(
  phrases({
    nobody:
      'not assigned|unassigned|nobody|none|tbd|tbc|to be determined|to be confirmed|vacant|nicht zugewiesen|offen|unbesetzt|non assigné|non attribué|à définir|vacant fr|no asignado|sin asignar|por asignar|por definir|pendiente|não atribuído|não definido|a definir|da assegnare|da definire|niet toegewezen|nieprzypisany|nepřiřazeno|не назначен|не назначено|δεν έχει οριστεί|atanmadı|未定|未割当|担当なし|待分配|未分配|待定',
  }).map(([phrase]) => phrase),
);

/** Cells that say that there is nothing, beside the usual ones. */
export const NOTHING: ReadonlySet<string> = new Set(
  phrases({
    nothing:
      'pending|not available|not applicable|no data|not reported|not yet available|not measured|in development|to be determined|to be set|tbd|tbc|tba|n a|na|n d|nd|n v|k a|s o|s d|nc|keine daten|keine angabe|noch offen|non disponible|non renseigné|en attente|à déterminer|no disponible|no aplica|sin dato|sin datos|pendiente|por definir|não disponível|não se aplica|sem dados|em apuração|a definir|non disponibile|non applicabile|da definire|niet beschikbaar|nvt|n v t|onbekend|brak danych|nie dotyczy|b d|není k dispozici|nedostupné|neuvedeno|нет данных|не применимо|н д|нд|δεν υπάρχει|δεν διατίθεται|μ δ|saknas|ej tillgänglig|yok|mevcut değil|該当なし|未定|データなし|集計中|无|无数据|暂无|不适用',
  }).map(([phrase]) => phrase),
);
