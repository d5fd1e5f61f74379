import { useLayoutEffect } from 'react';
import { say } from '#web/base/messages/say/print.ts';

export type RunningTexts = { readonly foot: string; readonly date: string; readonly head: string };

/**
 * Page margins with running texts and page numbers, in the reader's print dialog and in PDFs. Set through the CSSOM,
 * because the page's policy forbids inline styles.
 */
export function useRunningTexts(texts: RunningTexts): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRules(texts));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [texts]);
}

const FONT = '11px / 14px "Inter Variable", system-ui, sans-serif';
const RULE = 'border-top: 1px solid #dce1e7; padding-top: 8px; vertical-align: top; color: #475060';

function pageRules({ foot, date, head }: RunningTexts): string {
  const headed = (title: string) => `
    margin-top: 60px;
    @top-left { content: ${quoted(title)}; font: 600 ${FONT}; color: #14181f; vertical-align: middle; }
    @top-right { content: ${quoted(head)}; font: 400 ${FONT}; color: #475060; vertical-align: middle; width: 80%; text-align: right; }`;
  return `
    @page {
      size: A4;
      margin: 60px 56px 68px;
      @bottom-left { content: ${quoted(`${foot} · ${date}`)}; font: 400 ${FONT}; ${RULE}; width: 80%; }
      @bottom-right { content: ${quoted(`${say.page} `)} counter(page) ${quoted(` ${say.of} `)} counter(pages); font: 400 ${FONT}; ${RULE}; width: 20%; text-align: right; }
    }
    @page cards {${headed(say.cards)}}
    @page figures {${headed(say.figures)}}
    @page wide-figures { size: A4 landscape; ${headed(say.figures)}}`;
}

/** Escaped as a CSS string. */
function quoted(text: string): string {
  const escaped = [...text].map((sign) =>
    /[\w .·,:–-]/.test(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}
