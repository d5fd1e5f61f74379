import type { guide as en } from '#languages/en/page/guide.ts';
import type { Translation } from '#languages/translation.ts';

export const guide: Translation<typeof en> = {
  welcome: 'Le damos la bienvenida a Milepost',
  welcomeDemo:
    'Este es el plan de una ciudad ficticia, con datos de varios años. Cambie lo que quiera: puede quitarlo en un solo paso.',
  welcomeText: 'Estos son los objetivos de su plan y cómo van hoy.',
  welcomeViewer:
    'Estos son los objetivos de este plan y cómo van hoy. Puede buscarlos y filtrarlos, guardar vistas propias, volver a días anteriores e imprimir informes.',
  welcomeMember: 'Estos son los objetivos de su plan y cómo van hoy. Los suyos le esperan en «Mis tareas».',
  myWork: 'Ver lo que es mío',
  myWorkText: 'Sus objetivos, lo que requiere atención y lo que hay que introducir.',
  enter: 'Introducir cifras',
  enterText: 'La hoja se abre con sus propios objetivos.',
  lookAround: 'Explorar la demo',
  showMe: 'Ver el recorrido',
  tourText: 'Un breve recorrido por este panel: medio minuto.',
  own: 'Empezar mi propio plan',
  ownText: 'Un nombre y el mes en que empieza su ejercicio.',
  file: 'Importar hoja de cálculo',
  fileText: 'XLSX, CSV o JSON. Verá cada cambio antes de que se aplique.',
  notNow: 'Ahora no',
  callBack: 'Encontrará el recorrido en el menú de su cuenta.',
  stop: (at, all) => `${at} de ${all}`,
  back: 'Atrás',
  next: 'Siguiente',
  done: 'Listo',
  end: 'Terminar recorrido',
  steps: {
    card: {
      title: 'Un objetivo, una tarjeta',
      text: 'La insignia muestra cómo va hoy el objetivo; púlsela para ver por qué. Pulse la tarjeta para ver su gráfico y el título para ver todos los detalles.',
    },
    status: {
      title: 'La visión de conjunto',
      text: 'Pulse un estado para ver solo esos objetivos. La salud resume en una cifra todo lo que figura en la lista.',
    },
    filter: {
      title: 'Solo lo que necesita',
      text: 'Filtre por responsable, vencimiento, nivel y más, y guarde el resultado como panel propio.',
    },
    year: {
      title: 'El ejercicio',
      text: 'Cambie a otro ejercicio o a todo el plan. El menú «Más» muestra el plan tal como era un día anterior.',
    },
    search: {
      title: 'Encontrarlo todo',
      text: 'Busque objetivos, paneles, ejercicios y acciones. Pulse ? para ver todos los atajos de teclado.',
    },
    entry: {
      title: 'Registrar datos',
      text: 'Escriba los datos o péguelos desde una hoja de cálculo. En «Mis tareas» está lo que tiene pendiente.',
    },
    share: {
      title: 'Mostrárselo a otros',
      text: 'Un enlace de solo lectura a lo que ha filtrado: para el pleno o concejo, un sitio web o una pantalla en el vestíbulo.',
    },
  },
};
