import type { ImportMapping } from '#contract/import.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { readMapping } from '#server/features/exchange/mapping/readMapping.ts';
import { readSourceFiles } from './importFiles.ts';

const MAPPING_LIMIT = 1024 * 1024;

export async function readMappingFile(
  path: string,
  { folder, fields }: { readonly folder: string; readonly fields: readonly OwnField[] | null },
): Promise<ImportMapping> {
  const [file] = await readSourceFiles([path], { folder, limit: MAPPING_LIMIT });
  return readMapping(new TextDecoder().decode(file?.bytes), path, fields);
}
