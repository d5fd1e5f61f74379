import type { print as en } from '#languages/en/page/print.ts';
import type { Translation } from '#languages/translation.ts';

export const print: Translation<typeof en> = {
  title: (plan, year) => `${plan} · ${year}`,
  preparing: 'Preparando el informe…',
  failed: 'No se pudo cargar el informe.',
  tooLong: (count, most) =>
    `${count} objetivos son demasiados para un solo informe. Filtre la lista hasta un máximo de ${most}.`,
  undrawn: (scripts) =>
    `Ningún tipo de letra de este equipo tiene estos caracteres, que aparecen como recuadros: ${scripts}. La guía indica cuáles instalar.`,
  nothing: 'Ningún objetivo cumple estos filtros.',
  back: 'Volver al panel',
  print: 'Imprimir',
  savePdf: 'Guardar como PDF',
  savingPdf: (seconds) => (seconds < 2 ? 'Creando el PDF…' : `Creando el PDF, ${seconds} s…`),
  pdfFailed: 'No se pudo crear el PDF. Vuelva a intentarlo en un minuto o use Imprimir.',
  withFigures: 'Con tablas de datos',
  withWork: 'Con las acciones',
  date: (date) => `A fecha de ${date}`,
  count: (shown, all) => `${shown} de ${all} ${all === 1 ? 'objetivo' : 'objetivos'}`,
  summary: 'Resumen',
  sentence: ({ good, measured, off, critical }) => {
    if (measured === 0) return 'Ninguno de estos objetivos tiene datos todavía.';
    if (measured === 1) {
      const standing = good === 1 ? 'en meta o mejor' : off === 1 ? 'desviado' : 'en estado crítico';
      return `El único objetivo medido está ${standing}.`;
    }
    const first = `${capital(word(good))} de los ${word(measured)} objetivos medidos ${good > 1 ? 'están' : 'está'} en meta o mejor.`;
    const others = [
      off > 0 && `${word(off)} ${off === 1 ? 'está desviado' : 'están desviados'}`,
      critical > 0 && `${word(critical)} ${critical === 1 ? 'está' : 'están'} en estado crítico`,
    ];
    const said = others.filter((each) => each !== false).join(' y ');
    return said === '' ? first : `${first} ${capital(said)}.`;
  },
  noData: 'Sin datos',
  health: (score, label) => `Salud: ${score} sobre 100, ${label}`,
  attention: 'Requieren atención',
  likelyMisses: (count, good) =>
    `${count} de ${good} en meta o mejor ${count === 1 ? 'probablemente no alcanzará' : 'probablemente no alcanzarán'} la meta anual:`,
  andMore: (count) => `${count} más`,
  noAttention: 'Ninguno: no hay objetivos desviados ni críticos.',
  noneMeasured: 'Ninguno de estos objetivos tiene todavía datos y meta.',
  comment: (day, text) => (day === '' ? text : `${day}: ${text}`),
  worst: (named, all) =>
    named === all
      ? 'Primero, los más alejados de su meta.'
      : `${named === 1 ? 'El más alejado' : `Los ${word(named)} más alejados`} de su meta, de ${all}.`,
  since: {
    report: (day) => `Comparado con el ${day}, cuando se envió el último informe.`,
    month: (day) => `Comparado con el ${day}, el final del mes anterior.`,
  },
  notThere: 'nuevo',
  more: (count) =>
    count === 1
      ? '1 objetivo más está desviado o en estado crítico.'
      : `${count} objetivos más están desviados o en estado crítico.`,
  work: ({ initiatives, milestones }) => {
    const { total, done, late, dropped } = initiatives;
    const many = (count: number, one: string, others: string) => `${count} ${count === 1 ? one : others}`;
    const said = [
      `${many(total - done - dropped, 'abierta', 'abiertas')}${late > 0 ? ` (${late} con retraso)` : ''}`,
      many(done, 'terminada', 'terminadas'),
      ...(dropped > 0 ? [many(dropped, 'abandonada', 'abandonadas')] : []),
    ];
    return [
      ...(total > 0 ? [`${many(total, 'iniciativa', 'iniciativas')}: ${said.join(', ')}.`] : []),
      ...(milestones.total > 0
        ? [
            `${milestones.done} de ${many(milestones.total, 'hito', 'hitos')} ${milestones.done === 1 ? 'terminado' : 'terminados'}${milestones.late > 0 ? `, ${milestones.late} con retraso` : ''}.`,
          ]
        : []),
    ].join(' ');
  },
  columns: { goal: 'Objetivo', actual: 'Real', target: 'Meta', status: 'Estado' },
  byObjective: 'Por objetivo estratégico',
  objective: 'Objetivo estratégico',
  noObjective: 'Sin objetivo estratégico',
  goals: 'Objetivos',
  healthColumn: 'Salud',
  healthOfStatuses: 'La salud no se muestra con un filtro de estado.',
  how: (on, off) =>
    `Un objetivo está en meta desde ${on} de su meta hasta la fecha y desviado desde ${off}. En la salud, En meta y Alcanzado cuentan 100; Desviado, 50; Crítico, 0; lo pospuesto y lo no iniciado no cuentan. Un objetivo estratégico cuenta aquí con los que tiene debajo; su tarjeta cuenta solo estos.`,
  cards: 'Objetivos',
  figures: 'Tabla de datos',
  figuresWeekly: 'Tabla de datos, objetivos semanales por trimestre',
  figuresQuarterly: 'Tabla de datos, objetivos trimestrales',
  figuresYearly: 'Tabla de datos, objetivos anuales',
  total: (year) => year,
  tableNote: (year) => `${year}: meta al final, valor real hasta la fecha. Un guion significa que no hay dato.`,
  asOf: (date) => `a fecha de ${date}`,
  page: 'Página',
  of: 'de',
};

const WORDS = ['ninguno', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

function word(count: number): string {
  return WORDS[count] ?? count.toLocaleString('es');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
