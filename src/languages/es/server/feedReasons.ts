import type { feedReasons as english } from '#languages/en/server/feedReasons.ts';

export const feedReasons: typeof english = {
  not_allowed: (about) => `La dirección lleva a ${about}, que la conexión no permite.`,
  own_network: (about) =>
    `${about} está en su propia red. Quien administra Milepost lo permite con su dirección completa en MILEPOST_FEED_ORIGINS.`,
  name_unknown: (about) => `No hay ningún servidor llamado ${about}, o su nombre no se encuentra.`,
  not_reached: (about) => `${about} no acepta conexiones.`,
  certificate: (about) => `El certificado de ${about} no es de confianza.`,
  too_slow: (about) => `La fuente no respondió en ${about} segundos.`,
  too_large: (about) => `Con más de ${about} MB, la respuesta es demasiado grande.`,
  too_many_rows: (about) => `La respuesta tiene más de ${about} filas. Pida menos.`,
  too_many_columns: (about) =>
    `La respuesta tiene más de ${about} columnas, o sus registros más de ${about} nombres. Pida los que necesita.`,
  too_much: (about) => `Leer la respuesta requiere más de un minuto o de ${about} MB de memoria. Pida menos.`,
  cut_off: () => 'La respuesta se cortó antes de terminar.',
  damaged: () => 'La respuesta está dañada y no se puede leer.',
  redirects: (about) => `${about} redirige una y otra vez.`,
  password_refused: (about) => `${about} rechaza el usuario o la contraseña. Probablemente se cambió allí.`,
  not_found: (about) => `La fuente no tiene nada en ${about}.`,
  status: (about) => `La fuente responde con un error: ${about}.`,
  web_page: () => 'La respuesta es una página web, probablemente para iniciar sesión, y no un archivo con valores.',
  says_error: (about) => `La fuente dice: ${about}`,
  encoding: (about) => `El texto no está en ${about}, como indica la fuente.`,
  query_refused: (about) => `La base de datos rechaza la consulta: ${about}`,
  not_a_select: (about) => `Solo se envía un SELECT: ${about}.`,
  no_tls: (about) => `${about} no cifra la conexión.`,
  secret_lost: () =>
    'La contraseña guardada no se puede abrir con la clave de esta instalación. Introdúzcala de nuevo.',
  connection_gone: () => 'La conexión de esta carga ya no existe, o ya no está abierta a este plan.',
  question_waits: () => 'Un administrador tiene que permitir antes la pregunta de esta carga.',
  folder_gone: (about) =>
    `La carpeta «${about}» no existe. Quien administra Milepost la nombra en MILEPOST_FEED_FOLDERS.`,
  file_missing: (about) => `En la carpeta no hay ningún archivo ${about}.`,
  file_outside: (about) => `${about} no está en la carpeta misma.`,
  file_changing: (about) => `${about} aún se está escribiendo.`,
  no_rows: () => 'La respuesta no tiene filas.',
  no_figures: () => 'No se pudo leer ningún valor de la respuesta.',
  columns_gone: (about) => `Una columna ya no está: ${about}.`,
  no_goal_column: () => 'Ninguna columna dice a qué objetivo pertenece un valor.',
  year_open: (about) => `No se indica el año de ${about}.`,
  unreadable: (about) => `La respuesta no se puede leer: ${about}.`,
  write_refused: (about) => `El plan no acepta los valores: ${about}`,
  interrupted: () => 'Milepost se detuvo mientras tanto. La carga vuelve a ejecutarse en cuanto Milepost funcione.',
  left_behind: () =>
    'Milepost terminó dos veces en medio de esta carga, por lo que está en pausa. Mire qué pide y déjela continuar.',
  unexpected: () => 'Ocurrió algo que no debía ocurrir. El registro del servidor dice más.',
};
