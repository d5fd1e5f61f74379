import type { LevelWords } from '#core/plan/levelWords.ts';

export const levels: LevelWords = {
  objectives: { name: 'Objetivos estratégicos', nameOfOne: 'Objetivo estratégico' },
  organisation: { name: 'Objetivos institucionales', nameOfOne: 'Objetivo institucional' },
  department: { name: 'Objetivos de área', nameOfOne: 'Objetivo de área' },
  member: { name: 'Objetivos individuales', nameOfOne: 'Objetivo individual' },
  actions: { name: 'Acciones', nameOfOne: 'Acción' },
  deeper: { name: 'Subacciones', nameOfOne: 'Subacción' },
};
