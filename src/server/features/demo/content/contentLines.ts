import { z } from 'zod';
import { DEPARTMENTS, PEOPLE } from './people.ts';
import { FISCAL_MONTHS, PLAN_YEARS } from './planDate.ts';

export const text = z.string().min(1);
export const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .transform(Number);
export const date = z.templateLiteral([z.enum(FISCAL_MONTHS), ' ', z.number(), ', ', z.enum(PLAN_YEARS), ' year']);
export const person = z.enum(PEOPLE.map(({ id }) => id));
export const department = z.enum(DEPARTMENTS.map(({ id }) => id));

/** A line whose parts have names, each with its own schema. */
export function parts<const Shape extends z.ZodRawShape>(pattern: RegExp, shape: Shape) {
  const groups = z.string().transform((line): unknown => ({ ...pattern.exec(line)?.groups }));
  return groups.pipe(z.object(shape));
}

export function list<Item extends z.ZodType>(between: string, item: Item, length?: number) {
  const items = length === undefined ? z.array(item) : z.array(item).length(length);
  return z
    .string()
    .transform((line): unknown => line.split(between))
    .pipe(items);
}
