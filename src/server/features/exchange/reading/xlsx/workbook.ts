import { attributeOf, xmlTokens } from './xmlTokens.ts';

export type SheetPlace = {
  readonly name: string;
  /** The entry of the archive that holds it. */
  readonly path: string;
  readonly isHidden: boolean;
};

export type Workbook = {
  readonly sheets: readonly SheetPlace[];
  /** Days are counted from 1904 instead of 1900. */
  readonly isFrom1904: boolean;
  /** Null where the workbook has none. */
  readonly stringsPath: string | null;
  readonly stylesPath: string | null;
};

/** Reads the list of sheets (ECMA-376, SpreadsheetML) from workbook.xml and its relations. */
export function readWorkbook(workbookXml: string, relationsXml: string): Workbook {
  const relations = readRelations(relationsXml);
  const sheets: SheetPlace[] = [];
  let isFrom1904 = false;
  for (const token of xmlTokens(workbookXml)) {
    if (token.kind !== 'open') continue;
    if (token.name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributeOf(token.attributes, 'date1904') ?? '');
    if (token.name !== 'sheet') continue;
    const target = relations.find(({ id }) => id === attributeOf(token.attributes, 'id'))?.path;
    const name = attributeOf(token.attributes, 'name');
    const isHidden = (attributeOf(token.attributes, 'state') ?? 'visible') !== 'visible';
    if (name !== null && target !== undefined) sheets.push({ name, path: target, isHidden });
  }
  const pathOf = (type: string) => relations.find((relation) => relation.type.endsWith(`/${type}`))?.path ?? null;
  return { sheets, isFrom1904, stringsPath: pathOf('sharedStrings'), stylesPath: pathOf('styles') };
}

type Relation = { readonly id: string; readonly type: string; readonly path: string };

function readRelations(xml: string): Relation[] {
  const relations: Relation[] = [];
  for (const token of xmlTokens(xml)) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    const id = attributeOf(token.attributes, 'Id');
    const type = attributeOf(token.attributes, 'Type');
    const target = attributeOf(token.attributes, 'Target');
    if (id !== null && type !== null && target !== null) relations.push({ id, type, path: pathFrom(target) });
  }
  return relations;
}

/** Targets are told from the folder of the workbook, or from the root of the archive. */
function pathFrom(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
}
