import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ROLES } from '#contract/members.ts';

const department = z.tuple([z.string(), z.string()]).transform(([id, name]) => ({ id, name }));

export const DEPARTMENTS = rowsOf('departments.tsv', department);

const person = z
  .tuple([z.string(), z.string(), z.string(), z.string(), z.enum(ROLES), z.enum(['yes', '-'])])
  .transform(([id, firstName, lastName, departmentId, role, leadsIt]) => ({
    id,
    firstName,
    lastName,
    department: departmentId === '-' ? null : departmentNamed(departmentId).id,
    role,
    leadsDepartment: leadsIt === 'yes',
  }));

export type Person = z.output<typeof person>;

export const PEOPLE = rowsOf('people.tsv', person);

export function personNamed(id: string): Person {
  const found = PEOPLE.find((each) => each.id === id);
  if (found === undefined) throw new RangeError(`no such person: ${id}`);
  return found;
}

export function departmentNamed(id: string): z.output<typeof department> {
  const found = DEPARTMENTS.find((each) => each.id === id);
  if (found === undefined) throw new RangeError(`no such department: ${id}`);
  return found;
}

export function leadOf(departmentId: string): string {
  const lead = PEOPLE.find((each) => each.department === departmentId && each.leadsDepartment);
  if (lead === undefined) throw new RangeError(`nobody leads ${departmentId}`);
  return lead.id;
}

function rowsOf<Row>(file: string, row: z.ZodType<Row>): Row[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => row.parse(line.split('\t')));
}
