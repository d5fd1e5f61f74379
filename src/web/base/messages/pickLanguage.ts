import { language } from './language.ts';

export function pickLanguage<File>(files: Readonly<Record<string, File>>): File | undefined {
  for (const path in files) if (path.includes(`/${language}/`)) return files[path];
  return undefined;
}
