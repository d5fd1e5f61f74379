import type { Command } from './commandLine.ts';

/** Loaded when called. */
export const COMMANDS: ReadonlyMap<string, { readonly summary: string; load(): Promise<Command> }> = new Map([
  [
    'import',
    {
      summary: 'goals and entries from CSV files and workbooks into a plan',
      load: async () => (await import('./importCommand.ts')).importCommand,
    },
  ],
  [
    'push',
    {
      summary: 'the same files into a plan of another server, by its calls',
      load: async () => (await import('./pushCommand.ts')).pushCommand,
    },
  ],
  [
    'feed',
    {
      summary: 'run a feed of a plan now',
      load: async () => (await import('./feedCommand.ts')).feedCommand,
    },
  ],
  [
    'export',
    {
      summary: 'a plan into a workbook, CSV files or JSON',
      load: async () => (await import('./exportCommand.ts')).exportCommand,
    },
  ],
  [
    'backup',
    {
      summary: 'everything there is, into one file',
      load: async () => (await import('./backupCommand.ts')).backupCommand,
    },
  ],
  [
    'restore',
    {
      summary: 'a backup into an empty store',
      load: async () => (await import('./restoreCommand.ts')).restoreCommand,
    },
  ],
  [
    'move',
    {
      summary: 'from the data folder to PostgreSQL, or back',
      load: async () => (await import('./moveCommand.ts')).moveCommand,
    },
  ],
  [
    'demo',
    {
      summary: 'make, refresh or remove the demo plan',
      load: async () => (await import('./demoCommand.ts')).demoCommand,
    },
  ],
  [
    'doctor',
    {
      summary: 'what is wrong with this installation, and what puts it right',
      load: async () => (await import('./doctorCommand.ts')).doctorCommand,
    },
  ],
  [
    'user',
    {
      summary: 'list, create, and let people lead a plan',
      load: async () => (await import('./userCommand.ts')).userCommand,
    },
  ],
  ['plan', { summary: 'list the plans', load: async () => (await import('./planCommand.ts')).planCommand }],
]);
