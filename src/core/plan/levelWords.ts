export type LevelNames = { readonly name: string; readonly nameOfOne: string };

export type LevelWords = {
  readonly objectives: LevelNames;
  readonly organisation: LevelNames;
  readonly department: LevelNames;
  readonly member: LevelNames;
  readonly actions: LevelNames;
  /** What lies below the last level of a plan (rule 1.1). */
  readonly deeper: LevelNames;
};

export const ENGLISH_LEVELS: LevelWords = {
  objectives: { name: 'Strategic objectives', nameOfOne: 'Strategic objective' },
  organisation: { name: 'Organisation goals', nameOfOne: 'Organisation goal' },
  department: { name: 'Department goals', nameOfOne: 'Department goal' },
  member: { name: 'Member goals', nameOfOne: 'Member goal' },
  actions: { name: 'Member actions', nameOfOne: 'Member action' },
  deeper: { name: 'Deeper actions', nameOfOne: 'Deeper action' },
};
