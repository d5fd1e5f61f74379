import { LANGUAGES, type Language } from '#contract/language.ts';
import { server as english } from '#languages/en/server.ts';
import type { Translation } from '#languages/translation.ts';

export type ServerTexts = Translation<typeof english>;

const texts = new Map<Language, ServerTexts>();
for (const language of LANGUAGES) {
  const { server }: { readonly server: ServerTexts } = await import(`#languages/${language}/server.ts`);
  texts.set(language, server);
}

export function textsIn(language: Language): ServerTexts {
  return texts.get(language) ?? english;
}
