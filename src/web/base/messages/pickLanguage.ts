import { language } from './language.ts';

/** Of files found in the languages' folders, the one of the page's language. */
export function pickLanguage<File>(files: Readonly<Record<string, File>>): File | undefined {
  for (const path in files) if (path.includes(`/${language}/`)) return files[path];
  return undefined;
}
