/** A text as it is shortened for the eye; whole to whoever listens. */
export function ShortText({ text, short }: { readonly text: string; readonly short: string }) {
  if (short === text) return text;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">{short}</span>
    </>
  );
}
