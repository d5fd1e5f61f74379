/**
 * The texts of a catalogue in another language: the same names, the same blanks to fill in, other words. Where English
 * has one of two sentences, a translation may have any.
 */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...blanks: infer Blanks) => infer Text
    ? (...blanks: Blanks) => Translation<Text>
    : { readonly [Name in keyof Texts]: Translation<Texts[Name]> };
