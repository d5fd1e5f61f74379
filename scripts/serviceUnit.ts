import { readEnvironmentFile } from './environmentFile.ts';

/** What of a unit of systemd says how its program is run. */
export type ServiceUnit = {
  readonly user: string | null;
  readonly group: string | null;
  readonly environmentFile: string | null;
  /** What `Environment=` sets; the file goes before it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly workingFolder: string | null;
  readonly start: string;
};

/** Reads such a unit as ours is written: one value a line, one variable in each `Environment=`. */
export function readServiceUnit(text: string): ServiceUnit {
  const lines = [...text.matchAll(/^([A-Za-z]+)=(.*)$/gm)].map(([, key = '', value = '']) => ({ key, value }));
  const last = (key: string) => lines.findLast((line) => line.key === key)?.value ?? null;
  const set = lines.filter(({ key }) => key === 'Environment').map(({ value }) => value);
  return {
    user: last('User'),
    group: last('Group'),
    environmentFile: last('EnvironmentFile')?.replace(/^-/, '') ?? null,
    environment: readEnvironmentFile(set.join('\n')),
    workingFolder: last('WorkingDirectory'),
    start: last('ExecStart') ?? '',
  };
}
