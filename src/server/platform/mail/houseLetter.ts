import { LETTER_ACCENT, LETTER_START } from './letter.ts';
import type { Mail, SendMail } from './sendMail.ts';

/** Of the organisation that writes: its accent as it is read on white, its logo as a picture. */
export type LetterHouse = {
  readonly accent: string | null;
  readonly logo: {
    readonly png: Buffer;
    readonly width: number;
    readonly height: number;
    /** What lies beneath it, where it is not seen on white. */
    readonly ground: string;
  } | null;
};

const LOGO_ID = 'logo@house';

/** Sends letters as those of the organisation. The logo travels in the letter: nothing is loaded to read it. */
export function inHouse(send: SendMail | null, findHouse: () => Promise<LetterHouse>): SendMail | null {
  return send && (async (mail) => send(dressed(mail, await findHouse())));
}

export function dressed(mail: Mail, { accent, logo }: LetterHouse): Mail {
  const html = accent === null ? mail.html : mail.html.replaceAll(LETTER_ACCENT, accent);
  if (logo === null) return { ...mail, html };
  const { png, width, height, ground } = logo;
  const style = `display:block;margin:0 0 20px;padding:4px;border-radius:6px;background:${ground}`;
  const picture = `<p style="margin:0"><img src="cid:${LOGO_ID}" alt="" width="${width}" height="${height}" style="${style}"></p>`;
  const attachment = { filename: 'logo.png', contentType: 'image/png', content: png, cid: LOGO_ID };
  return {
    ...mail,
    html: html.replace(LETTER_START, () => `${LETTER_START}${picture}`),
    attachments: [...(mail.attachments ?? []), attachment],
  };
}
