import type { changedRules as en } from '#languages/en/page/changedRules.ts';
import type { Translation } from '#languages/translation.ts';

export const changedRules: Translation<typeof en> = {
  title: 'Han cambiado reglas de los datos',
  text: 'Esta versión interpreta algunos datos de otro modo. Estos objetivos están afectados; su estado es el de hoy. Los días anteriores también se muestran según las reglas de hoy.',
  goals: (count) => (count === 1 ? '1 objetivo' : `${count} objetivos`),
  decision: (number) => `Decisión ${number}`,
  dismiss: 'Entendido, no volver a mostrar',
  dismissFailed: 'No se ha podido guardar. Inténtelo de nuevo.',
  loadFailed: 'No se han podido cargar los objetivos afectados por las reglas que cambiaron.',
  retry: 'Reintentar',
  rules: {
    wayFromBaseline: {
      name: 'Objetivos que parten de una línea base',
      text: 'La distancia a la meta se mide en partes del camino de la línea base a la meta final, y el avance es la parte recorrida de ese camino. Un objetivo que va de 95 a 100 y está en 91 queda en −80 % y crítico; antes estaba en meta.',
    },
    sparseTargets: {
      name: 'Metas solo para algunos periodos',
      text: 'Una meta vale para su periodo o, si las metas llegan cada varios periodos, hasta la siguiente. Los datos de otros periodos siguen contando en el total, pero no en la comparación con la meta.',
    },
    targetsBelow: {
      name: 'Metas de los objetivos inferiores',
      text: 'Cuando los objetivos inferiores solo tienen una meta cada varios periodos, el objetivo que los consolida toma una parte de ella en cada uno de esos periodos. Antes, la meta de todo un trimestre vencía en su primer mes.',
    },
    quarterlyGoals: {
      name: 'Objetivos por trimestre',
      text: 'Los objetivos pueden seguirse por trimestre. Estos tienen un dato cada tres meses y entretanto están fuera de plazo: edite uno y elija «Trimestral». Primero verá las nuevas fechas; nada cambia por sí solo.',
    },
    groupsCounted: {
      name: 'Los grupos se cuentan',
      text: 'Cada número junto a un estado o un filtro es ahora el número de tarjetas que muestra, y un grupo cuenta como un objetivo, con el estado que muestra. Antes representaba los objetivos que contiene. La salud de una vista cambia con ello y no se muestra con un filtro de estado.',
    },
    yearOfFormula: {
      name: 'Fórmulas de un año',
      text: 'En un trimestre, un año o hasta la fecha, una fórmula toma los periodos en los que todos sus objetivos tienen dato, y dice cuántos son. Antes, un año podía dividir seis meses de uno entre diez de otro.',
    },
  },
};
