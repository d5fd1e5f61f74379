import type { newPlan as en } from '#languages/en/page/newPlan.ts';
import type { Translation } from '#languages/translation.ts';

export const newPlan: Translation<typeof en> = {
  title: 'Plan nuevo',
  name: 'Nombre',
  nameHint: 'Por ejemplo: Plan estratégico 2027-2031',
  nameOfFile: 'Vacío: el plan toma el nombre que hay en el archivo o, si no, el del archivo.',
  nameMissing: 'El plan necesita un nombre.',
  company: 'Organización',
  companyOfFile: 'Vacía: se toma la del archivo.',
  asInFile: 'Como en el archivo',
  startsIn: 'El ejercicio empieza en',
  tiers: 'Niveles',
  tiersOf: { 2: 'Sin áreas', 3: 'Con áreas' },
  begin: 'Empezar con',
  beginWith: { nothing: 'Un plan vacío', file: 'Una hoja de cálculo', demo: 'La demo' },
  beginText: {
    nothing: 'Usted añade los objetivos. Todo lo demás puede configurarse después.',
    file: 'A continuación elige el archivo y revisa su contenido antes de crear nada. Lo que deje abierto aquí se toma del archivo.',
    demo: 'El plan de una ciudad ficticia con datos de tres años, para explorar. Puede quitarse en un solo paso.',
  },
  make: 'Crear el plan',
  toFile: 'Elegir el archivo…',
  restOfFile: 'Es su elección. Todo lo demás se toma del archivo.',
  making: 'Creando el plan…',
  failed: 'No se pudo crear el plan. Vuelva a intentarlo.',
};
