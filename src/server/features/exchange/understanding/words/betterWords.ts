import { foldText } from '#core/search/foldText.ts';
import { UNPARTED } from './wordKey.ts';

/** Beginnings of words in titles that usually are better lower, by no language in particular. */
const LOWER_STEMS =
  // English
  'late|main breaks|line breaks|sewer overflow|collision|preventable|particulate|pm10|pm2|delay|wait|overdue|backlog|complain|grievance|crash|collision|crime|criminal|offence|offense|violen|assault|burglar|theft|accident|injur|fatal|death|mortal|morbid|suicid|illness|sick|disease|infect|vacanc|vacant|attrition|absen|overtime|error|defect|fault|fail|rework|reopen|emission|co2|carbon|greenhouse|pollut|waste|landfill|leak|spill|run off|runoff|loss|losses|unemploy|jobless|without work|neet|poverty|poor|homeless|eviction|outage|downtime|interrupt|incident|slips|trips|falls|breach|violation|noise|dropout|drop out|truan|suspension|expulsion|recidiv|reoffend|bully|fraud|debt|deficit|arrear|liabilit|cost|costs|expense|expenses|expenditure|spend|spending|charge off|write off|returned|returns|refund|rejected|rejections|cancel|churn|no show|missed|lost|days closed|hours closed|roads closed|road closed|schools closed|beds closed|lanes closed|closed road|closed school|closed bed|closed lane|closed day|open alarm|open post|open ticket|open issue|on leave|readmission|relapse|obes|smok|overdose|addict|discriminat|past due|dismiss|turnover of staff|staff turnover|employee turnover|response time|processing time|turnaround|lead time|cycle time|travel time|time to|days to|hours to|minutes to|minutes per|days on|days lost|time lost|response minute|bus minutes|answer time|waiting|breakdown|consumption|potholes|heat loss|tax rate|age of' +
  // German
  '|kosten|aufwand|aufwendung|ausgaben|löhne|personalaufwand|materialaufwand|material und dienst|sachaufwand|zinsaufwand|beschwerde|verspät|verzöger|wartezeit|bearbeitungsdauer|bearbeitungszeit|durchlaufzeit|reaktionszeit|dauer|unfall|unfälle|verletz|tote|krank|fehlzeit|fehltage|fehler|mängel|ausfall|rückstand|schulden|defizit|arbeitslos|emission|treibhaus|verlust|leerstand|fluktuation|überstunden|abfall|restmüll|straftat|kriminal|armut|obdachlos|abbruch|abbrecher|störung|reklamation|verbrauch|unbesetzt|offene stellen' +
  // French
  '|annul|reporté|coût|dépense|délai|retard|attente|plainte|réclamation|accident|blessé|mortalité|décès|maladie|absentéisme|erreur|défaut|panne|perte|fuite|émission|déchet|pollution|chômage|pauvreté|vacan|dette|déficit|délinquance|cambriol|infraction|incident|abandon|temps d|durée|consommation|rotation du personnel|sans abri' +
  // Spanish, Catalan, Portuguese, Italian
  '|costo|coste|costes|gasto|queja|reclam|tiempo de|tiempo medio|demora|espera|retraso|accidente|siniestr|muerte|mortalidad|homicid|hurto|robo|delito|violencia|ausentismo|absentismo|error|errores|fallo|averí|pérdida|fuga|emision|emisiones|residuo|contamina|desempleo|paro|pobreza|deuda|déficit|déficit|abandono|deserción|rezago|caída|caídas|rotación|vacante|morbilidad|cost de|despesa|queixes|custo|despesas|gastos|reclamaç|queixa|tempo de|tempo médio|prazo|atraso|acidente|óbito|mortalidade|absenteísmo|erro|falha|perda|vazamento|emissão|emissões|resíduo|poluição|desemprego|pobreza|dívida|evasão|rotatividade|retrabalho|refeito|reabert|conta de energia|consumo|minutos por|costi|spesa|reclami|tempo di|tempi di|ritardo|incidenti|infortuni|decessi|mortalità|assenz|errori|guasti|perdite|emissioni|rifiuti|disoccupa|povertà|debito|disavanzo' +
  // Dutch, Polish, Czech
  '|wachttijd|doorlooptijd|reactietijd|klacht|klachten|kosten|uitval|verzuim|ziekteverzuim|ongeval|slachtoffer|misdrijf|diefstal|werkloos|armoede|schuld|uitstoot|afval|storing|vertraging|leegstand|verloop|voortijdig|koszt|wydatk|skarg|czas oczekiwania|czas realizacji|opóźnie|wypad|zgon|śmierteln|przestęp|bezroboc|ubóstw|zadłuż|deficyt|emisj|odpady|strat|awari|błęd|absencj|náklad|výdaj|stížnost|čekací|čekání|doba vyřízení|zpoždění|nehod|úmrt|kriminal|trestn|nezaměstnan|chudob|dluh|schod|emise|odpad|ztrát|poruch|chyb|absenc|fluktuac' +
  // Russian, Greek, Swedish, Turkish
  '|затрат|расход|средний срок|среднее время|срок ответа|срок предоставлен|длительност|жалоб|время ожидания|срок рассмотрения|задержк|опоздан|авари|дтп|травм|смертност|погибш|преступлен|безработ|бедност|долг|задолженност|дефицит|выброс|отход|потер|ошиб|брак|текучест|простои|заболева|κατανάλωση ρεύμ|κατανάλωση ενέργ|κόστος|δαπάν|παράπον|αναμον|χρόνος|καθυστέρ|ατύχημα|ατυχήματα|θάνατ|θνησιμ|έγκλημα|εγκληματ|ανεργ|φτώχει|χρέος|έλλειμμα|εκπομπ|απόβλητ|απώλει|σφάλμα|σφάλματα|απουσί|kostnad|klagomål|väntetid|handläggningstid|olyck|sjukfrånvaro|arbetslös|utsläpp|avfall|skuld|maliyet|şikayet|bekleme|kaza|ölüm|suç|işsizlik|yoksulluk|emisyon|atık|kayıp|gecikme|hata' +
  // Japanese, Chinese
  '|苦情|待機|待ち時間|所要時間|所要日数|事故|死亡|負傷|犯罪|失業|離職|欠席|不登校|未処理|滞納|債務|負債|赤字|排出|廃棄|ごみ|ゴミ|漏水|損失|故障|不良|クレーム|遅延|費用|経費|コスト|残業|使用電力|電力使用|電気使用|エネルギー消費|待機児童|投诉|等待|时长|用时|事故|死亡|伤亡|犯罪|失业|离职|流失率|缺勤|逾期|欠款|负债|赤字|排放|废弃|能耗|损失|故障|差错|错误率|返工|不良|延误|成本|费用|加班|未办结';

/** What is better higher although a word above is in it. */
const HIGHER =
  /lossless|spenden|loss of fear|waste (?:recycl|divert)|recycl|reclaimed|recover|prevent|avoid|saving|saved|reduction|reduced|redução|reducción|réduction|riduzione|reduktion|verringerung|senkung|minderung|reductie|vermindering|redukcja|zmniejszenie|ograniczenie|snížení|úspor|снижени|сокращени|μείωση|without (?:accident|incident|complaint)|on.time|resolved|cleared|answered|closed on|closed within|closure rate|within (?:\d|target|sla|time)|safe|survival|treated|segregow|einspar|vermeid|verwert|wiederverwert|évité|valoris|économi|reutiliz|reciclad|separad|resuelt|atendid|evitad|riciclat|gescheiden|třídě|vytříd|ανακύκλωσ|återvinn|減らし|削減|低減|降低|下降|リサイクル|回収|回收|利用率|节约/iu;

const parted = [...new Set(LOWER_STEMS.split('|'))].map((stem) => foldText(stem));
/** A short one is a whole word, or `custo` would be in `customers`. */
const SHORT = 5;
const IN_WORDS = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:${parted
    .filter((stem) => !UNPARTED.test(stem))
    .map((stem) => (stem.length <= SHORT ? `${stem}(?:e?s|n|e|y|i)?(?![\\p{L}])` : stem))
    .join('|')})`,
  'u',
);
const UNPARTED_STEMS = parted.filter((stem) => UNPARTED.test(stem));

/** The word of a title that says that lower is better; null where none does. */
export function lowerWord(title: string): string | null {
  const folded = foldText(title.normalize('NFKC'));
  if (HIGHER.test(folded)) return null;
  const stem = UNPARTED_STEMS.find((each) => folded.includes(each));
  if (stem !== undefined) return stem;
  const found = IN_WORDS.exec(folded)?.[0];
  if (found === undefined) return null;
  const at = folded.indexOf(found) + (/^[\p{L}\p{N}]/u.test(found) ? 0 : 1);
  return /^[\p{L}\p{N} ]+?(?=[^\p{L}\p{N}]|$)/u.exec(title.slice(at))?.[0] ?? found.trim();
}

/** Compounds that put the word last: `Heizkosten`, `Antwortzeit`. */
const ENDINGS = /(?:kosten|aufwand|ausgaben|dauer|wartezeit|unfälle|schulden|verbrauch|kostnader|verzuim)(?![\p{L}])/iu;

/** Things done, which are counted: participles behind what was made. */
const DONE =
  /(?:^|[^\p{L}])((?:built|constructed|installed|trained|planted|opened|connected|served|enrolled|created|established|delivered|distributed|vaccinated|rehabilitated|renovated|refurbished|repaired|inspected|certified|supported|assisted|visited|organi[sz]ed|published|digiti[sz]ed|insulated|participants|attendees|visitors|beneficiaries|graduates)(?![\p{L}])|(?:instalad|conectad|construid|construíd|capacitad|entregad|atendid|beneficiad|sembrad|plantad|dotad|realizad|formad|inaugurad|restaurad|rehabilitad|certificad|vacunad|vacinad|publicad|digitalizad)[oa]s?(?![\p{L}])|(?:installé|formé|construit|planté|rénové|raccordé|accompagné|ouvert|délivré)(?:e?s)?(?![\p{L}])|(?:gebaut|geschult|gepflanzt|saniert|installiert|eröffnet|beraten|umgesetzt)\p{L}{0,2}(?![\p{L}])|(?:построен|отремонтирован|установлен|обучен|высажен|открыт|подготовлен)\p{L}*|(?:přeškolen|vybudovan|vysazen|podpořen|opraven|zrekonstruovan)\p{L}*|(?:wybudowan|przeszkolon|posadzon|wymienion|zmodernizowan|wyremontowan|zainstalowan|przeprowadzon)\p{L}*)/iu;

/** The word of a title that says that things done are counted; null where none does. */
export function doneWord(title: string): string | null {
  return DONE.exec(title.normalize('NFC'))?.[1] ?? null;
}

export function lowerEnding(title: string): string | null {
  return HIGHER.test(title) ? null : (ENDINGS.exec(title)?.[0] ?? null);
}

/** What several periods do not add up to: shares, rates, scores, times, and what is counted on a day. */
const NOT_ADDED =
  /(?:^|[^\p{L}])(?:rates?|ratios?|per|mean|average|avg|median|index|indices|scores?|ratings?|grade|level|share|proportion|percentage|temperature|minutes?|age|tariff|price|quote|anteil|satz|durchschnitt\p{L}*|mittlere\p{L}*|index|note|preis|schlüssel|bestand|taux|part|moyen\p{L}*|indice|tasa|índice|promedio|nota|proporción|tasso|indice|taxa|média|aandeel|gemiddeld\p{L}*|wskaźnik|udział|średni\p{L}*|podíl|průměr\p{L}*|доля|средн\p{L}*|индекс|ποσοστό|δείκτης|andel|oran)(?![\p{L}])|rate(?:$|[^\p{L}])|\p{L}\/\p{L}|率|割合|平均|指数|单价|得分/iu;

export function isNotAdded(text: string): boolean {
  return NOT_ADDED.test(text);
}

/** A title that says it is a share, where no unit does. */
export const SHARE =
  /^\s*%|(?:^|[^\p{L}])(?:percent(?:age)?|share|proportion|pct)(?: of|$|[^\p{L}])|(?:^|[^\p{L}])(?:anteil|prozent|pourcentage|part d|porcentaje|percentatge|percentual|percentuale|percentage|odsetek|procent|podíl|доля|процент|ποσοστό|andel|yüzde)|\(%\)|割合|百分比|占比/iu;
