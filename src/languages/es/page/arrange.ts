import type { arrange as en } from '#languages/en/page/arrange.ts';
import type { Translation } from '#languages/translation.ts';

export const arrange: Translation<typeof en> = {
  title: 'Ordenar y agrupar',
  sort: 'Ordenar',
  group: 'Agrupar',
  without: 'Ninguno',
  sorts: {
    number: 'Número',
    behind: 'Los más lejos de la meta primero',
    due: 'Vencimiento',
    change: 'Cambio desde el último mes',
  },
  groups: {
    none: 'Sin grupos',
    objective: 'Objetivo estratégico',
    owner: 'Responsable',
    department: 'Área',
    status: 'Estado',
  },
  alone: {
    number: 'Por número',
    behind: 'Los más lejos de la meta primero',
    due: 'Por vencimiento',
    change: 'Por cambio',
  },
  after: {
    number: 'por número',
    behind: 'los más lejos de la meta primero',
    due: 'por vencimiento',
    change: 'por cambio',
  },
  by: {
    objective: 'Por objetivo estratégico',
    owner: 'Por responsable',
    department: 'Por área',
    status: 'Por estado',
  },
  both: (by, sort) => `${by}, ${sort}`,
};
