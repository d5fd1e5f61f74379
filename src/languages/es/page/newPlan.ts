import type { newPlan as en } from '#languages/en/page/newPlan.ts';
import type { Translation } from '#languages/translation.ts';

export const newPlan: Translation<typeof en> = {
  title: 'Plan nuevo',
  name: 'Nombre',
  nameHint: 'Por ejemplo: Plan estratégico 2027-2031',
  nameMissing: 'El plan necesita un nombre.',
  company: 'Organización',
  startsIn: 'El ejercicio empieza en',
  tiers: 'Niveles',
  tiersOf: { 2: 'Sin áreas', 3: 'Con áreas' },
  begin: 'Empezar con',
  beginWith: { nothing: 'Un plan vacío', file: 'Una hoja de cálculo', demo: 'La demo' },
  beginText: {
    nothing: 'Usted añade los objetivos. Todo lo demás puede configurarse después.',
    file: 'Se crea un plan vacío; luego elige el archivo y revisa su contenido antes de importar nada.',
    demo: 'El plan de una ciudad ficticia con datos de tres años, para explorar. Puede quitarse en un solo paso.',
  },
  make: 'Crear el plan',
  making: 'Creando el plan…',
  failed: 'No se pudo crear el plan. Vuelva a intentarlo.',
};
