const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The number in a stored target or actual; null for an empty, a non-numeric or an infinite one (rule 3.6). Takes
 * numbers and plain decimals in text; what people write besides (1,234, 90%, (12)) is the importer's.
 */
export function readFigure(raw: unknown): number | null {
  const value = typeof raw === 'string' && DECIMAL.test(raw.trim()) ? Number(raw) : raw;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return value === 0 ? 0 : value;
}
