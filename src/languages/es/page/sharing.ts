import type { sharing as en } from '#languages/en/page/sharing.ts';
import type { Translation } from '#languages/translation.ts';

const quoted = (names: readonly string[]) => new Intl.ListFormat('es').format(names.map((name) => `«${name}»`));

export const sharing: Translation<typeof en> = {
  title: 'Compartir esta vista',
  style: 'Estilo',
  styles: {
    chips: { name: 'Sencillo', text: 'Solo los filtros y las tarjetas. Para una página con título propio.' },
    static: {
      name: 'Estático',
      text: 'Añade los nombres de la organización y del plan. Se pueden abrir tarjetas y nada más.',
    },
    dynamic: {
      name: 'Dinámico',
      text: 'Se pueden acotar los filtros, cambiar de ejercicio y usar sus paneles guardados.',
    },
  },
  willSee: 'Qué se verá',
  openAsViewer: 'Abrir como se verá',
  counting: 'Contando…',
  seen: {
    listed: (listed, all) =>
      `${listed.toLocaleString('es')} de ${all.toLocaleString('es')} ${all === 1 ? 'objetivo' : 'objetivos'}`,
    everything: 'Sin filtro',
    beneath: (count) =>
      count === 1
        ? 'Se puede abrir 1 subobjetivo más.'
        : `Se pueden abrir ${count.toLocaleString('es')} subobjetivos más.`,
    narrow: (count) =>
      count === 1
        ? 'Puede aparecer en la lista 1 objetivo.'
        : `Puede aparecer en la lista cualquiera de ${count.toLocaleString('es')} objetivos.`,
    with: (owners: boolean, comments: boolean) =>
      owners
        ? comments
          ? 'Datos, responsables y comentarios.'
          : 'Datos y responsables, sin comentarios.'
        : comments
          ? 'Datos y comentarios, sin responsables.'
          : 'Datos, sin responsables ni comentarios.',
    work: 'Sus acciones, sin costes.',
    own: (names, hidden) =>
      names.length === 0
        ? 'Los campos propios quedan ocultos.'
        : `Campos propios: ${names.join(', ')}${hidden === 0 ? '.' : '; los demás quedan ocultos.'}`,
    names: (count) =>
      count === 1
        ? 'De un objetivo estratégico, solo el nombre.'
        : `De ${count} objetivos estratégicos, solo el nombre.`,
    nothing: 'Nada, mientras no haya ningún objetivo que mostrar.',
  },
  hiddenFilter: (fields) =>
    `La vista también está filtrada por ${quoted(fields)}. ${fields.length === 1 ? 'Este campo propio no es público' : 'Estos campos propios no son públicos'}: se ven solo los objetivos que coinciden, pero no el filtro.`,
  hiddenSaved: (dashboards) =>
    dashboards.length === 1
      ? `Su panel guardado ${quoted(dashboards)} no se ofrece a quien abra el enlace: usa campos propios que no son públicos.`
      : `Sus paneles guardados ${quoted(dashboards)} no se ofrecen a quien abra el enlace: usan campos propios que no son públicos.`,
  hiddenWork:
    'La vista también está filtrada por acciones. Se ven solo los objetivos que coinciden, pero no el filtro, salvo que marque «Mostrar las acciones».',
  hiddenSavedWork: (dashboards) =>
    dashboards.length === 1
      ? `Su panel guardado ${quoted(dashboards)} filtra por acciones: solo se ofrece a quien abra el enlace si marca «Mostrar las acciones».`
      : `Sus paneles guardados ${quoted(dashboards)} filtran por acciones: solo se ofrecen a quien abra el enlace si marca «Mostrar las acciones».`,
  makePublic: (fields) => `Hacer ${fields.length === 1 ? 'público' : 'públicos'} ${quoted(fields)}`,
  makePublicText: 'Todos los enlaces de este plan muestran entonces los valores.',
  madePublic: (fields) => `${quoted(fields)}: ${fields.length === 1 ? 'campo público' : 'campos públicos'}`,
  publicFailed: 'No se pudo hacer público el campo. Vuelva a intentarlo.',
  tabs: 'Qué compartir',
  link: 'Enlace',
  embed: 'Incrustar',
  meter: 'Semáforo',
  screen: 'Pantalla',
  screenText: (seconds) =>
    `Para una pantalla en la pared: una página de tarjetas tras otra, ${seconds} segundos cada una. Para cambiar el ritmo, cambie el número que sigue a every= en la dirección.`,
  address: 'Dirección',
  notMade: 'El enlace se crea al copiarlo',
  snippetNotMade: 'El código se crea al copiarlo',
  copyLink: 'Copiar enlace',
  copy: 'Copiar',
  copied: 'Copiado',
  wasCopied: 'Copiado en el portapapeles',
  pressToCopy: 'Su navegador no permitió copiar. El texto está seleccionado: cópielo con el teclado.',
  shorten: 'Acortar',
  expand: 'Alargar',
  notApplied: 'Aún no aplicado: este enlace muestra lo mismo que antes. Cópielo de nuevo para aplicar los cambios.',
  anyone: 'Puede leerla cualquiera que tenga este enlace. Fuera de los buscadores, sin cookies.',
  anyoneWithPassword:
    'Puede leerla cualquiera que tenga este enlace y su contraseña. Fuera de los buscadores, sin cookies.',
  framedBy: (sites) =>
    `Solo se puede incrustar en ${sites}. En 980 × 930 caben tres columnas; se adapta a anchos de 320 a 1600.`,
  framedByNone: 'Indique abajo el sitio web que la mostrará; ningún otro podrá hacerlo.',
  snippet: 'Código HTML',
  meterNow: 'El semáforo ahora',
  meterText: 'Una imagen para cualquier página web, de al menos 120 px de ancho. Se actualiza con los datos.',
  label: 'Etiqueta',
  labelHint: 'Para reconocerlo en la lista',
  ends: 'Termina el',
  endsHint: 'Vacío: sin límite',
  past: 'Esa fecha ya ha pasado.',
  unreadable: (pattern) => `Use el formato ${pattern}.`,
  password: 'Contraseña',
  passwordHint: 'Se pide en cada pestaña, cada 12 horas',
  passwordGuessable:
    'Esta contraseña es fácil de adivinar. Use varias palabras, pero no el nombre del plan ni el del enlace.',
  passwordShort: (least) => `Use al menos ${least} caracteres.`,
  sites: 'Sitios web que pueden incrustarla',
  sitesHint: 'Vacío: ninguno',
  notASite: (text) => `«${text}» no es un sitio web. Escriba uno como example.org.`,
  year: 'Ejercicio',
  yearFixed: (year) => `${year}, fijo`,
  yearCurrent: 'Siempre el actual',
  yearMoves: (year, day) => `Pasa a ${year} el ${day}`,
  yearStays: (year) => `Se queda en ${year}`,
  theme: 'Tema',
  themes: { auto: 'Automático', light: 'Claro', dark: 'Oscuro' },
  themeHint: { auto: 'Como el sistema de quien la vea', light: 'Claro para todos', dark: 'Oscuro para todos' },
  language: 'Idioma',
  languageAuto: 'Automático',
  languageOfViewer: 'Como el navegador de quien la vea',
  languageForAll: 'Para todos: página, informe y semáforo',
  hidesComments: 'Omitir comentarios',
  hidesCommentsText: 'también las notas de los estados puestos a mano',
  hidesOwners: 'Omitir responsables',
  hidesOwnersText: 'también áreas, personas en campos propios y quién comentó; los nombres dentro de los textos quedan',
  showsNextSteps: 'Mostrar los próximos pasos',
  showsNextStepsText: 'lo que sigue en cada objetivo, y para cuándo',
  showsWork: 'Mostrar las acciones',
  showsWorkText: 'iniciativas, hitos y decisiones de estos objetivos, sin sus costes',
  handsOut: 'Incluir mis filtros guardados',
  handsOutText: 'sus nombres y palabras clave se podrán leer',
  onlyLevels: 'Solo estos niveles',
  onlyLevelsText: 'los subobjetivos no se pueden abrir',
  failed: 'Ha habido un problema. Vuelva a intentarlo.',
  links: 'Enlaces',
  changesReach: 'Los cambios se aplican la próxima vez que se cargue la página',
  noLinks: 'Aún no hay enlaces. Los que copie arriba aparecerán aquí, donde puede revocarlos.',
  linksFailed: 'No se pudieron cargar los enlaces.',
  retry: 'Reintentar',
  columns: {
    label: 'Etiqueta',
    style: 'Estilo',
    shows: 'Muestra, creado por',
    state: 'Situación',
    views: 'Visitas',
    actions: 'Acciones',
  },
  did: {
    changed: (label) => `enlace «${label}» modificado`,
    paused: (label) => `enlace «${label}» pausado`,
    resumed: (label) => `enlace «${label}» reanudado`,
    revoked: (label) => `enlace «${label}» revocado`,
    handed_over: (label) => `enlace «${label}» traspasado`,
  },
  unnamed: 'Sin etiqueta',
  begins: (hint) => `${hint}…`,
  currentYear: 'ejercicio actual',
  states: { live: 'Activo', paused: 'En pausa', expired: 'Terminado' },
  noEnd: 'Sin límite',
  endsOn: (date) => `Termina el ${date}`,
  endedOn: (date) => `el ${date}`,
  since: (date) => `desde el ${date}`,
  hasPassword: 'con contraseña',
  views: (count) => count,
  seenNever: 'nunca',
  today: 'hoy',
  yesterday: 'ayer',
  pause: (label) => `Pausar ${label}`,
  resume: (label) => `Reanudar ${label}`,
  revoke: (label) => `Revocar ${label}`,
  relabel: (label) => `Cambiar la etiqueta de ${label}`,
  mail: {
    button: (label) => `Enviar por correo el PDF de ${label}`,
    to: 'Enviar el PDF a',
    every: 'Frecuencia',
    rhythms: { weekly: 'Semanal', monthly: 'Mensual', quarterly: 'Trimestral' },
    when: {
      weekly: 'El primer día de cada semana.',
      monthly: 'El primer día de cada mes.',
      quarterly: 'El primer día de cada trimestre del ejercicio.',
    },
    save: 'Guardar',
    cancel: 'Cancelar',
    end: 'Dejar de enviar',
    nobody: 'Escriba al menos una dirección de correo.',
    notAnEmail: (text) => `«${text}» no es una dirección de correo.`,
    tooMany: (most) => `Como máximo ${most} direcciones. Para más, use una lista de distribución.`,
    wasSet: 'El PDF se enviará',
    wasEnded: 'El PDF ya no se enviará',
  },
  revokeQuestion: '¿Revocar?',
  yes: 'Sí',
  no: 'No',
  wasPaused: (label) => `Enlace en pausa: ${label}`,
  wasResumed: (label) => `Enlace activo de nuevo: ${label}`,
  wasRevoked: (label) => `Enlace revocado: ${label}`,
  wasRelabelled: (label) => `Ahora se llama ${label}`,
};
