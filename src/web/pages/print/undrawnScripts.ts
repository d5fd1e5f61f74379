/** Scripts that Milepost's own fonts lack, by their codes of ISO 15924; `Zsye` are pictures (emoji). */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/u,
  Armn: /\p{Script=Armenian}/u,
  Beng: /\p{Script=Bengali}/u,
  Deva: /\p{Script=Devanagari}/u,
  Ethi: /\p{Script=Ethiopic}/u,
  Geor: /\p{Script=Georgian}/u,
  Gujr: /\p{Script=Gujarati}/u,
  Guru: /\p{Script=Gurmukhi}/u,
  Hang: /\p{Script=Hangul}/u,
  Hani: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Hira: /\p{Script=Hiragana}/u,
  Kana: /\p{Script=Katakana}/u,
  Khmr: /\p{Script=Khmer}/u,
  Knda: /\p{Script=Kannada}/u,
  Laoo: /\p{Script=Lao}/u,
  Mlym: /\p{Script=Malayalam}/u,
  Mymr: /\p{Script=Myanmar}/u,
  Orya: /\p{Script=Oriya}/u,
  Sinh: /\p{Script=Sinhala}/u,
  Taml: /\p{Script=Tamil}/u,
  Telu: /\p{Script=Telugu}/u,
  Thai: /\p{Script=Thai}/u,
  Tibt: /\p{Script=Tibetan}/u,
  Zsye: /\p{Emoji_Presentation}/u,
};

/** A character of each of those scripts that a text has. */
export function sampleOfScripts(text: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(SCRIPTS).flatMap(([script, letters]) => {
      const found = new RegExp(`(?=\\p{L}|\\p{Emoji_Presentation})${letters.source}`, 'u').exec(text)?.[0];
      return found === undefined ? [] : [[script, found]];
    }),
  );
}

/** The scripts of a text that no font of this browser has: their characters are drawn as boxes. */
export function undrawnScripts(text: string, font: string): readonly string[] {
  const samples = sampleOfScripts(text);
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (samples.size === 0 || context === null) return [];
  const box = drawn(context, NO_CHARACTER, font);
  return [...samples].flatMap(([script, sample]) => (drawn(context, sample, font) === box ? [script] : []));
}

/** Of no script: no font has a letter for it. */
const NO_CHARACTER = '\u{10FFFF}';
const SIZE = 32;

function drawn(context: CanvasRenderingContext2D, character: string, font: string): string {
  context.canvas.width = SIZE;
  context.canvas.height = SIZE;
  context.font = font;
  context.textBaseline = 'top';
  context.fillText(character, 0, 0);
  return context.getImageData(0, 0, SIZE, SIZE).data.join();
}
