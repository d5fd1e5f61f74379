/** What is measured, and in what: `Response time (minutes)`; once where one says the other. */
export function measureText(measure: string, unit: string): string {
  if (measure.toLowerCase().includes(unit.toLowerCase())) return measure;
  return measure === '' ? unit : `${measure} (${unit})`;
}
