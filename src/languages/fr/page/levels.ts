import type { LevelWords } from '#core/plan/levelWords.ts';

export const levels: LevelWords = {
  objectives: { name: 'Axes stratégiques', nameOfOne: 'Axe stratégique' },
  organisation: { name: 'Objectifs généraux', nameOfOne: 'Objectif général' },
  department: { name: 'Objectifs de service', nameOfOne: 'Objectif de service' },
  member: { name: 'Objectifs individuels', nameOfOne: 'Objectif individuel' },
  actions: { name: 'Actions', nameOfOne: 'Action' },
  deeper: { name: 'Sous-actions', nameOfOne: 'Sous-action' },
};
