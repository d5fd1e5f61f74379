import type { LevelWords } from '#core/plan/levelWords.ts';

export const levels: LevelWords = {
  objectives: { name: 'Strategische Ziele', nameOfOne: 'Strategisches Ziel' },
  organisation: { name: 'Organisationsziele', nameOfOne: 'Organisationsziel' },
  department: { name: 'Abteilungsziele', nameOfOne: 'Abteilungsziel' },
  member: { name: 'Mitarbeiterziele', nameOfOne: 'Mitarbeiterziel' },
  actions: { name: 'Maßnahmen', nameOfOne: 'Maßnahme' },
  deeper: { name: 'Weitere Maßnahmen', nameOfOne: 'Weitere Maßnahme' },
};
