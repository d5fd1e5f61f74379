import type { FoundReason } from '#contract/foundReason.ts';
import type { importing as en } from '#languages/en/page/importing.ts';
import { type Forms, pluralIn } from '#languages/plural.ts';
import type { Translation } from '#languages/translation.ts';
import { foundReasons } from './foundReasons.ts';

const plural = pluralIn('es');

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('es')} ${count === 1 ? one : many}`;

/** Without what there is none of; of nothing the first. */
const countedParts = (parts: readonly (readonly [count: number, one: string, many: string])[]) => {
  const some = parts.filter(([count]) => count > 0);
  return (some.length > 0 ? some : parts.slice(0, 1)).map((part) => counted(...part)).join(', ');
};

export const importing: Translation<typeof en> = {
  title: 'Importar',
  steps: { file: 'Archivo', columns: 'Columnas', review: 'Revisar' },
  stepsName: 'Pasos',
  close: 'Salir de la importación',
  report: 'Informe',
  loading: 'Leyendo el archivo…',
  working: 'Calculando de nuevo',
  retry: 'Reintentar',
  underWay: 'Todavía se está leyendo otro archivo suyo. Espere a que termine y vuelva a elegir este.',
  tooLarge: (megabytes, most) =>
    `Son ${megabytes.toLocaleString('es-ES')} MB; aquí se leen hasta ${most} MB a la vez. Entregue menos archivos, quite hojas o imágenes, o importe desde la línea de comandos.`,
  tooMany: (count, most) => `Son ${count} archivos; se leen hasta ${most} a la vez. Un zip de todos cuenta como uno.`,
  tooMuch: 'Este archivo es demasiado grande para leerlo aquí. Divídalo o impórtelo desde la línea de comandos.',
  unreachable: 'El servidor no responde. Compruebe su conexión y vuelva a intentarlo.',

  drop: 'Suelte aquí un archivo',
  choose: 'Elegir un archivo',
  accepts:
    'CSV, Excel (.xlsx, .xls), OpenDocument (.ods), JSON, StratML (.xml) o un plan exportado como Excel, CSV (.zip) o JSON, hasta 10 MB. No se cambia nada hasta que lo confirme.',
  whereTitle: 'Destino',
  whereHere: (plan) => `En «${plan}»`,
  whereNew: 'Como plan nuevo',
  newName: 'Nombre del plan nuevo',
  newNameHint: 'Vacío: el plan toma el nombre que hay en el archivo o, si no, el del archivo.',
  exportTitle: 'O parta del plan tal como está',
  exportSources: 'Con el origen de cada dato',
  exportText:
    'Exporte el plan, edítelo en una hoja de cálculo y vuelva a importarlo: solo se muestran como cambios los que haya hecho.',
  exportAs: { xlsx: 'Excel', csv: 'CSV', json: 'JSON con historial' },

  otherPlanTitle: (alike, found) =>
    `${alike === 1 ? 'Coincide 1' : `Coinciden ${alike}`} de ${found} títulos. ¿Es el archivo de otro plan?`,
  otherPlanText: (plan) =>
    `Los números de objetivo del archivo existen en «${plan}», pero la mayoría de los títulos son otros. Importarlo en este plan cambiaría el nombre de esos objetivos.`,
  makeNewPlan: 'Crear un plan nuevo',
  importAnyway: 'Importar en este plan de todos modos',

  columnsTitle: 'Cómo se leen las columnas',
  columnsText: 'Cada columna del archivo y cómo se lee. Corrija lo que no sea correcto; la vista previa se actualiza.',
  columnOf: (heading) => `Significado de «${heading}»`,
  leftOut: 'Omitida',
  ownFields: 'Campos propios',
  ownField: (name) => `Campo propio «${name}»`,
  newOwnField: 'Un campo propio nuevo',
  kindOf: (name) => `Tipo de «${name}»`,
  period: 'Un periodo',
  periodOf: (name: string) => `Periodo de «${name}»`,
  figureOf: (name: string) => `Meta o valor real de «${name}»`,
  periodExample: 'ene 2026, T1 2026',
  periodWrong: 'No es un periodo con su año',
  year: 'Año',
  yearUnsaid: 'Elegir el año',
  yearTitle: (heading: string) => `¿De qué año es «${heading}»?`,
  yearText: (headings: readonly string[], more: number) =>
    `${headings.join(', ')}${more === 0 ? '' : ` y ${more} más`}: estas columnas no dicen el año. Las que siguen a la primera continúan.`,
  noHeading: (at) => `Columna ${at}`,
  tableRows: (count) => counted(count, 'fila', 'filas'),
  tableKinds: { goals: 'Objetivos', entries: 'Datos', both: 'Objetivos y datos', none: 'Aún sin reconocer' },
  delimiter: 'Separador de celdas',
  delimiters: { ',': 'Coma', ';': 'Punto y coma', '\t': 'Tabulador' },
  dateOrder: 'La fecha empieza por',
  dateOrders: { 'M/D/Y': 'El mes: 12/31/2026', 'D/M/Y': 'El día: 31/12/2026' },
  decimalMark: 'Signo decimal',
  decimalMarks: { '.': 'Punto: 1,234.5', ',': 'Coma: 1.234,5' },
  told: 'Detectado en el archivo',
  keptTitle: 'Asignaciones guardadas',
  useKept: 'Usar una asignación guardada',
  noneKept: 'Ninguna',
  keepAs: 'Guardar esta asignación como',
  keep: 'Guardar',
  kept: (name) => `Guardada como «${name}».`,
  remove: 'Quitar',
  removeKept: (name) => `Quitar «${name}»`,
  removedKept: (name) => `Se ha quitado «${name}».`,
  fromFile: 'Usar archivo de asignación',
  notAMapping: 'No es un archivo de asignación: debe ser JSON, tal como se describe en la guía.',
  toReview: 'Revisar',
  toFile: 'Elegir otro archivo',

  kinds: { added: 'Nuevo', changed: 'Cambiado', refused: 'Rechazado', unchanged: 'Sin cambios' },
  all: 'Todo',
  tabsName: 'Qué se muestra',
  inRows: (count) => `en ${counted(count, 'fila', 'filas')}`,
  changesOf: ({ goals, fields, cells, settings, initiatives, milestones, decisions }, isNew) =>
    `${new Intl.ListFormat('es').format([
      ...(goals === 0 ? [] : [counted(goals, 'objetivo', 'objetivos')]),
      ...(fields === 0 ? [] : [counted(fields, 'campo', 'campos')]),
      ...(cells === 0 ? [] : [counted(cells, 'cifra', 'cifras')]),
      ...(settings === 0 ? [] : [counted(settings, 'ajuste', 'ajustes')]),
      ...(initiatives === 0 ? [] : [counted(initiatives, 'iniciativa', 'iniciativas')]),
      ...(milestones === 0 ? [] : [counted(milestones, 'hito', 'hitos')]),
      ...(decisions === 0 ? [] : [counted(decisions, 'decisión', 'decisiones')]),
    ])}${isNew ? '' : '; se deshace en un paso'}`,
  goalsAndCells: (goals, cells, work) =>
    countedParts([
      [goals, 'objetivo', 'objetivos'],
      [cells, 'cifra', 'cifras'],
      [work, 'fila de trabajo', 'filas de trabajo'],
    ]),
  cellsAndFields: (cells, fields) =>
    countedParts([
      [cells, 'cifra', 'cifras'],
      [fields, 'campo', 'campos'],
    ]),
  stayAsTheyAre: 'quedan como están',
  notWritten: 'sin importar',
  search: 'Objetivo, trabajo o motivo',
  head: {
    choose: 'Incluir todo esto',
    line: 'Línea',
    kind: 'Tipo',
    goal: 'Objetivo o trabajo',
    field: 'Campo o celda',
    before: 'Antes',
    after: 'Después',
    reason: 'Motivo',
  },
  takeRow: (what) => `Incluir: ${what}`,
  wholeReason: 'Mostrar todo',
  newGoal: 'Objetivo nuevo',
  gets: (count) => `Mostrar ${counted(count, 'valor', 'valores')}`,
  wholeGoal: 'Objetivo',
  wholeRow: 'Fila',
  under: (number) => `bajo ${number}`,
  atTheTop: 'arriba del todo',
  cells: (count) => counted(count, 'cifra', 'cifras'),
  figures: { target: 'Meta', actual: 'Real', both: 'ambos' },
  from: (first, last) => (first === last ? first : `${first} – ${last}`),
  defaults: (words) => `${words} (por defecto)`,
  nothingOfThis: 'Aquí no hay nada.',
  nothingNew: 'El plan ya contiene todo esto. No hay nada que importar.',

  before: 'Antes de aplicar',
  zeroTitle: (count) => `${counted(count, 'meta es', 'metas son')} 0. ¿Qué significa 0 aquí?`,
  zeroText: 'Este archivo nunca deja vacía una meta.',
  zeroNone: 'Sin meta',
  zeroNoneNote: '(vacío)',
  zeroZero: 'Una meta de cero',
  zeroOpen: 'Elija antes qué significa 0.',
  defaultsTaken: 'Valores por defecto',
  goals: (count) => counted(count, 'objetivo', 'objetivos'),
  setForAll: 'Fijar para todos',
  setForAllOf: (column) => `Fijar ${column} para todos`,
  setFor: (column, goal) => `${column} de ${goal}`,
  defaultsText: (column) =>
    `El archivo no indica «${column}», por lo que se han usado estos valores por defecto. Puede cambiarlos.`,
  more: (count) => `${count} más`,
  madePlan: (name) => `El plan nuevo: ${name}`,
  madeFrom: { chosen: 'como eligió', file: 'del archivo', usual: 'como de costumbre' },
  settingsTitle: 'Ajustes que difieren',
  settingsText: 'El archivo dice algo distinto del plan. Marque lo que el plan debe adoptar.',
  settingsChosen: 'Ha elegido algo distinto de lo que dice el archivo. Se mantiene su elección.',
  settingValues: (before, after) => `Aquí: ${before} · Archivo: ${after}`,
  settingFixed: {
    chosen: 'Se mantiene, como lo ha elegido.',
    moves_figures:
      'Se mantiene: movería valores guardados. Cámbielo en los ajustes del plan, que muestran qué se mueve.',
    closes_figures: 'Se mantiene: los periodos se cierran en los ajustes del plan.',
  },
  settings: {
    name: 'Nombre del plan',
    company: 'Organización',
    fiscal_month: 'El año fiscal empieza en',
    fiscal_display: 'Etiqueta del año fiscal',
    tiers: 'Niveles',
    currency: 'Símbolo de moneda',
    date_format: 'Fechas',
    week_start: 'La semana empieza el',
    time_zone: 'Zona horaria',
    perspective_f: 'Perspectiva F',
    perspective_c: 'Perspectiva C',
    perspective_o: 'Perspectiva O',
    perspective_p: 'Perspectiva P',
    on_target: 'En meta desde',
    off_target: 'Desviado desde',
    closed_until: 'Cerrado hasta',
    outlook: 'Previsiones',
    levels: 'Nombres de los niveles',
    statuses: 'Nombres de los estados',
    palette: 'Colores de los estados',
    table_columns: 'Columnas de la tabla',
  },
  worthKnowing: 'Conviene saber',
  ofAll: (count, of) => [count, ...(of === null ? [] : [of])].map((each) => each.toLocaleString('es')).join(' de '),
  notice: (code: string, count: number, title: string) => {
    const forms = NOTICES[code];
    return forms === undefined ? title : plural(count, forms);
  },
  reason: (code, value, reason) => {
    const sentence = reasonOf(code, reason);
    return value === null ? sentence : `«${value}»: ${sentence}`;
  },
  cellAt: (file, line, column) => `${file === null ? 'Línea' : `${file}, línea`} ${line}, ${column}`,
  cellRead: (value, reason) => (value === null ? reasonOf(null, reason) : `«${value}»: ${reasonOf(null, reason)}`),
  andMore: (count) => `y ${count.toLocaleString('es')} más`,
  alsoMade: (made) =>
    `También crea ${new Intl.ListFormat('es').format([
      ...(made.members === 0 ? [] : [counted(made.members, 'miembro', 'miembros')]),
      ...(made.departments === 0 ? [] : [counted(made.departments, 'área', 'áreas')]),
      ...(made.comments === 0 ? [] : [counted(made.comments, 'comentario', 'comentarios')]),
      ...(made.archived === 0 ? [] : [counted(made.archived, 'objetivo archivado', 'objetivos archivados')]),
    ])}.`,
  history: (count) => `El archivo incluye su historial: ${counted(count, 'cambio', 'cambios')}.`,
  refusedFiles: 'Esto no se puede importar tal como está',
  atLine: (file, line) => (line === null ? file : `${file}, línea ${line}`),

  changes: (count) => counted(count, 'cambio', 'cambios'),
  refusedStay: (count) =>
    count === 1 ? '1 rechazado queda como está' : `${count.toLocaleString('es')} rechazados quedan como están`,
  backToColumns: 'Volver a las columnas',
  apply: (count) => `Aplicar ${counted(count, 'cambio', 'cambios')}`,
  applying: 'Importando…',
  conflict:
    'Entretanto, alguien ha cambiado lo mismo. No se ha importado nada; compare la importación con el plan tal como está ahora.',
  again: 'Comparar de nuevo con el plan',

  doneTitle: (count) => counted(count, 'cambio importado', 'cambios importados'),
  doneText: 'Todo esto es un único cambio del plan y se puede deshacer en un paso.',
  doneNewText: 'El plan es nuevo. Si no es lo que quería, archívelo: entonces se podrá consultar, pero no cambiar.',
  undo: 'Deshacer la importación',
  undone: 'La importación se ha deshecho. El plan está como antes.',
  openDashboard: 'Abrir el panel',
  openWork: 'Abrir las acciones',
  another: 'Importar otro archivo',

  columns: {
    goal: 'Valores de este objetivo',
    goal_number: 'Número del objetivo',
    date: 'Fecha',
    target: 'Meta',
    actual: 'Real',
    series: 'Meta o real',
    year: 'Año del periodo',
  },
  yearTarget: (year) => `Meta de ${year}`,
  words: {
    sum: 'Suma',
    average: 'Promedio',
    highest: 'Máximo',
    lowest: 'Mínimo',
    current: 'Último',
    currency: 'Moneda',
    number: 'Número',
    percent: 'Porcentaje',
    weekly: 'Semanal',
    monthly: 'Mensual',
    quarterly: 'Trimestral',
    yearly: 'Anual',
    up: 'Más es mejor',
    down: 'Menos es mejor',
    equal: 'Exacto',
    high: 'Alta',
    normal: 'Normal',
    low: 'Baja',
    none: 'Ninguna',
    feeds: 'Alimenta su objetivo superior',
    yes: 'Sí',
    no: 'No',
    achieved: 'Alcanzado',
    on_target: 'En meta',
    off_target: 'Desviado',
    critical: 'Crítico',
    not_started: 'No iniciado',
    deferred: 'Pospuesto',
  },
  nothing: '–',
};

const REASONS: Readonly<Record<string, string>> = {
  wordUnknown: 'no es ninguna de las opciones posibles',
  cellUnreadable: 'no se puede leer; se mantiene lo que hay en el plan',
  perspectiveUnknown: 'no es ninguna de las cuatro perspectivas del plan',
  ownerAmbiguous: 'varios miembros se llaman así; use la dirección de correo',
  windowKept: 'el fin sería anterior al inicio',
  trackingKept: 'ya hay datos registrados; cambie el seguimiento en el objetivo',
  unitTooLong: 'la unidad es demasiado larga',
  statusNoteAlone: 'un motivo sin estado',
  figureTwice: 'dos filas dicen cosas distintas; no se toma ninguna',
  rollupUnfit: 'los subobjetivos no permiten esta consolidación',
  formulaUnfit: 'la fórmula no se puede leer o da vueltas en círculo',
  rowUnreadable: 'no se puede leer la fila',
  numberMissing: 'falta el número',
  numberUnfit: 'no hay nada entre los puntos del número',
  numberTwice: 'una fila anterior ya tiene este número',
  numberAmbiguous: 'varios objetivos del plan tienen este número',
  titleMissing: 'falta el título',
  textTooLong: 'el texto es demasiado largo',
  dateUnreadable: 'no es una fecha que se pueda leer',
  windowReversed: 'el fin es anterior al inicio',
  parentMissing: 'el objetivo superior no está ni en el archivo ni en el plan',
  parentRefused: 'el objetivo superior no se importa',
  parentCycle: 'el objetivo quedaría bajo sí mismo',
  tooDeep: 'por debajo del último nivel',
  goalMissing: 'este objetivo no está ni en el archivo ni en el plan',
  goalRefused: 'el objetivo no se importa',
  goalComputed: 'los datos de este objetivo se calculan a partir de sus subobjetivos',
  goalByMilestones: 'este objetivo se mide por sus hitos y no admite datos',
  goalByFormula: 'este dato se calcula con una fórmula y no se puede introducir',
  quarterTotal: 'también se dan los meses de este trimestre; se calcula a partir de ellos',
  yearActual: 'el valor real de un año entero; se calcula a partir de los meses o las semanas',
};

const NOTICES: Readonly<Record<string, Forms>> = {
  memberStated: {
    one: 'Miembro del archivo: no puede abrir el plan hasta que alguien lo invite',
    other: 'Miembros del archivo: no pueden abrir el plan hasta que alguien los invite',
  },
  memberLeads: {
    one: 'Miembro del archivo que tiene cuenta: coordina el plan',
    other: 'Miembros del archivo que tienen cuenta: coordinan el plan',
  },
  goalAgain: {
    one: 'Objetivo que ya está en una hoja anterior: se usa esa fila, con las cifras de ambas',
    other: 'Objetivos que ya están en una hoja anterior: se usan esas filas, con las cifras de ambas',
  },
  memberKept: {
    one: 'Miembro del archivo al que ningún objetivo nombra: se deja fuera, solo un plan nuevo lo adopta',
    other: 'Miembros del archivo a los que ningún objetivo nombra: se dejan fuera, solo un plan nuevo los adopta',
  },
  commentKept: {
    one: 'Comentario de un objetivo archivado o que ya está en el plan: se deja fuera',
    other: 'Comentarios de objetivos archivados o que ya están en el plan: se dejan fuera',
  },
  archiveKept: {
    one: 'Objetivo archivado: se deja fuera, solo un plan nuevo lo adopta',
    other: 'Objetivos archivados: se dejan fuera, solo un plan nuevo los adopta',
  },
  workChanged: {
    one: 'Celda que cambia una iniciativa, un hito o una decisión del plan',
    other: 'Celdas que cambian iniciativas, hitos o decisiones del plan',
  },
  workKept: {
    one: 'Iniciativa, hito o decisión archivados: se dejan fuera, solo un plan nuevo los adopta',
    other: 'Iniciativas, hitos y decisiones archivados: se dejan fuera, solo un plan nuevo los adopta',
  },
  planTableRead: {
    one: 'Cómo se leyó una tabla aparte de los objetivos',
    other: 'Cómo se leyeron tablas aparte de los objetivos',
  },
  planTiers: { other: 'Niveles del plan: tres, porque hay objetivos o iniciativas con área' },
  planCurrency: { other: 'Moneda del plan reconocida por las unidades' },
  planDateFormat: { other: 'Formato de fecha del plan reconocido por las fechas' },
  newMember: {
    one: 'Responsable que aún no está en el plan: será miembro y podrá abrirlo cuando lo inviten',
    other: 'Responsables que aún no están en el plan: serán miembros y podrán abrirlo cuando los inviten',
  },
  newDepartment: { one: 'Área que aún no existe: se creará', other: 'Áreas que aún no existen: se crearán' },
  memberDepartment: {
    one: 'Miembro nuevo: pasa al área de sus objetivos e iniciativas',
    other: 'Miembros nuevos: pasan al área de sus objetivos e iniciativas',
  },
  unitFromHeading: {
    one: 'Falta la unidad: se toma de los encabezados de sus valores',
    other: 'Faltan unidades: se toman de los encabezados de sus valores',
  },
  targetYear: { one: 'Meta anual asignada a un ejercicio', other: 'Metas anuales asignadas a un ejercicio' },
  percentSign: {
    one: 'Signo de porcentaje omitido: vale el número que lo precede',
    other: 'Signos de porcentaje omitidos: vale el número que los precede',
  },
  noValue: {
    one: 'Celda que dice «sin valor»: leída como vacía',
    other: 'Celdas que dicen «sin valor»: leídas como vacías',
  },
  unknownColumn: { one: 'Columna sin significado aquí', other: 'Columnas sin significado aquí' },
  dateToPeriod: {
    one: 'Fecha llevada al primer día de su periodo',
    other: 'Fechas llevadas al primer día de su periodo',
  },
  periodRead: {
    one: 'Periodo abreviado: leído según el ejercicio del plan',
    other: 'Periodos abreviados: leídos según el ejercicio del plan',
  },
  yearTarget: {
    one: 'Meta de un año entero: se toma como meta de fin de año',
    other: 'Metas de años enteros: se toman como metas de fin de año',
  },
  dateRead: { one: 'Fecha leída de otra forma que la escrita', other: 'Fechas leídas de otra forma que la escrita' },
  numberRead: {
    one: 'Número abreviado o que se puede leer de dos formas',
    other: 'Números abreviados o que se pueden leer de dos formas',
  },
  depthChanged: { one: 'Nivel ajustado al objetivo superior', other: 'Niveles ajustados al objetivo superior' },
  ownerFirst: {
    one: 'Objetivo con varios responsables: se toma el primero',
    other: 'Objetivos con varios responsables: se toma el primero',
  },
  textCleaned: {
    one: 'Texto con caracteres de control, que se han quitado',
    other: 'Textos con caracteres de control, que se han quitado',
  },
  figureCleared: { one: 'Dato del plan que una celda vacía borra', other: 'Datos del plan que una celda vacía borra' },
  statusLapsed: {
    one: 'Estado fijado a mano que caduca con un valor real nuevo',
    other: 'Estados fijados a mano que caducan con un valor real nuevo',
  },
  readAs: { other: 'Cómo se ha leído un archivo' },
  dateOrder: { other: 'En las fechas va primero el día, o el mes' },
  noFigures: {
    one: 'Dato sin meta ni valor real: nada que guardar',
    other: 'Datos sin meta ni valor real: nada que guardar',
  },
  outsideWindow: {
    one: 'Dato fuera de las fechas de su objetivo: se guarda, pero solo cuenta si cambian esas fechas',
    other: 'Datos fuera de las fechas de su objetivo: se guardan, pero solo cuentan si cambian esas fechas',
  },
  periodFar: {
    one: 'Dato de un periodo anterior a 1900 o a más de 50 años vista: se guarda, probablemente es una errata',
    other: 'Datos de periodos anteriores a 1900 o a más de 50 años vista: se guardan, probablemente son erratas',
  },
  groupFigure: {
    one: 'Dato de un grupo: se guarda y lo convierte en un objetivo propio',
    other: 'Datos de grupos: se guardan y los convierten en objetivos propios',
  },
  currencyOther: {
    one: 'Unidad en una moneda distinta de la del plan',
    other: 'Unidades en una moneda distinta de la del plan',
  },
  doubts: { one: 'El archivo se contradice', other: 'El archivo se contradice' },
  smallPercent: {
    one: 'Valor de hasta 1 en un porcentaje: se lee tal cual, no como parte de 1',
    other: 'Valores de hasta 1 en porcentajes: se leen tal cual, no como partes de 1',
  },
  newOwnField: { one: 'Campo propio del archivo: creado', other: 'Campos propios del archivo: creados' },
  ownRequired: {
    one: 'Campo obligatorio vacío: rellénelo más tarde',
    other: 'Campos obligatorios vacíos: rellénelos más tarde',
  },
  zeroTargets: {
    one: 'Meta de 0, que algunas fuentes escriben por «ninguna»',
    other: 'Metas de 0, que algunas fuentes escriben por «ninguna»',
  },
};

/** A reason by its code, else what the kind of finding says. */
function reasonOf(
  code: string | null,
  { text, said }: { readonly text: string; readonly said?: FoundReason | undefined },
) {
  return said === undefined
    ? ((code === null ? undefined : REASONS[code]) ?? text)
    : foundReasons[said.code](said.values);
}
