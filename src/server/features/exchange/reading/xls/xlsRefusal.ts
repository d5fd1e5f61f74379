/** Why an old workbook is refused, in words for the person who chose the file. */
export class XlsRefusal extends Error {
  override readonly name = 'XlsRefusal';
}

export function damaged(): XlsRefusal {
  return new XlsRefusal('a damaged old workbook');
}
