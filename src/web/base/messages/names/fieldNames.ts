import { say } from '#web/base/messages/say/goalFields.ts';

type Names = typeof say.names;
type Place = 'form' | 'history' | 'column';
type NamedIn<At extends Place> = {
  [Field in keyof Names]: Names[Field] extends string ? Field : At extends keyof Names[Field] ? Field : never;
}[keyof Names];

/** What the fields of a goal are called at a place, in the reader's language. */
export function fieldNames<const At extends Place>(place: At): { readonly [Field in NamedIn<At>]: string };
/** The type above says which fields have a name there. */
export function fieldNames(place: Place): object {
  const names = Object.entries<string | { readonly [At in Place]?: string }>(say.names);
  return Object.fromEntries(
    names.flatMap(([field, name]) => {
      const shown = typeof name === 'string' ? name : name[place];
      return shown === undefined ? [] : [[field, shown]];
    }),
  );
}
