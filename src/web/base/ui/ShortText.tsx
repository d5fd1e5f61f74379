/** Shortened for sighted readers only. */
export function ShortText({ text, short }: { readonly text: string; readonly short: string }) {
  if (short === text) return text;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">{short}</span>
    </>
  );
}
