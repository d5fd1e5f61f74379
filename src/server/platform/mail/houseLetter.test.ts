import { expect, it } from 'vitest';
import { dressed, inHouse } from './houseLetter.ts';
import { letterBody } from './letter.ts';
import type { Mail } from './sendMail.ts';

const action = { label: 'Open', href: 'https://goals.example.org/' };
const mail: Mail = {
  to: 'ada@example.org',
  subject: 'A report',
  ...letterBody({ language: 'en', heading: 'A report', paragraphs: ['It is here.'], action, foot: [action] }),
};
const logo = { png: Buffer.from('png'), width: 140, height: 42, ground: '#ffffff' };

it('a letter of an organisation without logo and accent stays as it is', () => {
  expect(dressed(mail, { accent: null, logo: null })).toEqual(mail);
});

it('its button and links have the accent', () => {
  const { html } = dressed(mail, { accent: '#7a1f5c', logo: null });
  expect(html).not.toContain('#2b59c3');
  expect(html.match(/#7a1f5c/g)).toHaveLength(2);
});

it('its logo travels in it, beside what it has already, and nothing is loaded', () => {
  const report = { filename: 'report.pdf', contentType: 'application/pdf', content: Buffer.from('pdf') };
  const { html, attachments } = dressed({ ...mail, attachments: [report] }, { accent: null, logo });
  expect(html).toMatch(
    /<div style="max-width:560px;margin:0 auto"><p style="margin:0"><img src="cid:logo@house" alt=""/,
  );
  expect(html).not.toMatch(/src="(?!cid:)/);
  expect(attachments).toEqual([report, { ...logoFile(), cid: 'logo@house' }]);
});

it('is asked for with every letter, so that a new one is in the next', async () => {
  const sent: Mail[] = [];
  let accent = '#111111';
  const send = inHouse(
    async (each) => void sent.push(each),
    async () => ({ accent, logo: null }),
  );
  await send?.(mail);
  accent = '#222222';
  await send?.(mail);
  expect(sent.map(({ html }) => /background:(#\d{6});color/.exec(html)?.[1])).toEqual(['#111111', '#222222']);
  expect(inHouse(null, async () => ({ accent, logo: null }))).toBeNull();
});

function logoFile() {
  return { filename: 'logo.png', contentType: 'image/png', content: logo.png };
}
