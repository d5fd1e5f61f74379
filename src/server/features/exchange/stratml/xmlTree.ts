import { XmlRefusal, xmlTokens } from '#server/features/exchange/reading/xlsx/xmlTokens.ts';

/** An element with the text and the elements directly inside it. */
export type XmlElement = {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
};

type Open = { readonly name: string; text: string; readonly children: XmlElement[] };

const DEEPEST = 64;

/** The outermost element of an XML text. Throws XmlRefusal; a document type, and with it any entity, is refused. */
export function readXmlTree(xml: string): XmlElement {
  const root: Open = { name: '', text: '', children: [] };
  const open = [root];
  for (const token of xmlTokens(xml)) {
    const current = open.at(-1) ?? root;
    if (token.kind === 'text') current.text += token.text;
    else if (token.kind === 'open') {
      const element: Open = { name: token.name, text: '', children: [] };
      current.children.push(element);
      if (!token.isEmpty) open.push(element);
      if (open.length > DEEPEST) throw new XmlRefusal('XML that nests too deep to be a plan');
    } else {
      if (open.length === 1 || current.name !== token.name) throw new XmlRefusal('XML whose elements do not close');
      open.pop();
    }
  }
  const [element, ...others] = root.children;
  if (open.length > 1 || element === undefined || others.length > 0) throw new XmlRefusal('XML that breaks off');
  return element;
}
