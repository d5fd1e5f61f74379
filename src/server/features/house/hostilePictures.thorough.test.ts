import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PictureProblem } from '#contract/house.ts';
import { createLogoDrawing } from './drawnLogo.ts';

const draw = createLogoDrawing();

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (content: string, attributes = 'width="200" height="60"') =>
  Buffer.from(`<svg ${SVG} ${attributes}>${content}</svg>`);
const RED = '<rect width="200" height="60" fill="#cc0000"/>';

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

/** Of the size its header says, or with the pixels given. */
function png(width: number, height: number, pixels: Buffer = Buffer.alloc(height * (width * 4 + 1), 0xff)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  // Each row begins with how it is filtered.
  for (let row = 0; row < height && row * (width * 4 + 1) < pixels.length; row += 1) pixels[row * (width * 4 + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const GOOD_PNG = png(40, 20);
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
const inSvg = (href: string) => svg(`<image width="200" height="60" xlink:href="${href}"/>`);
const asData = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

const laughs = Array.from({ length: 12 }, (_, level) =>
  level === 0
    ? '<g id="l0"><rect width="1" height="1"/></g>'
    : `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
).join('');

const deep = (levels: number) => `${'<g>'.repeat(levels)}${RED}${'</g>'.repeat(levels)}`;

const bigFrame = Buffer.from(GIF);
bigFrame.writeUInt16LE(60_000, 24);
bigFrame.writeUInt16LE(60_000, 26);

const jpegOf = (width: number, height: number) => {
  const frame = Buffer.from('ffd8ffc0001108000000000301220002110103110100', 'hex');
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return frame;
};

let folder: string;
let secret: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-secret-'));
  secret = join(folder, 'secret.png');
  writeFileSync(secret, GOOD_PNG);
});
afterAll(() => rmSync(folder, { recursive: true }));

const REFUSED: readonly (readonly [string, () => Buffer, PictureProblem])[] = [
  ['nothing', () => Buffer.alloc(0), 'picture_unknown'],
  ['HTML that calls itself a PNG', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture_unknown'],
  ['HTML whose root is no svg', () => Buffer.from('<html><svg/></html>'), 'picture_unknown'],
  ['a program', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), 'picture_unknown'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ'), 'picture_unknown'],
  ['a zip archive', () => Buffer.from('504b0304140000000800', 'hex'), 'picture_unknown'],
  ['SVG that is packed', () => gzipSync(svg(RED)), 'picture_unknown'],
  ['SVG in UTF-16', () => Buffer.from(`<svg ${SVG}/>`, 'utf16le'), 'picture_unknown'],
  ['WebP', () => Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQ//73v/+BiOh/AAA=', 'base64'), 'picture_of_webp'],
  ['a PNG of 50,000 by 50,000', () => png(50_000, 50_000, Buffer.alloc(100)), 'picture_too_wide'],
  ['a PNG of 4,097 by 1', () => png(4097, 1), 'picture_too_wide'],
  ['a PNG of 4,000 by 2,001', () => png(4000, 2001, Buffer.alloc(100)), 'picture_too_wide'],
  ['a PNG of no width', () => png(0, 10, Buffer.alloc(10)), 'picture_too_wide'],
  ['a PNG like a line', () => png(420, 20), 'picture_too_wide'],
  ['a PNG that is cut off', () => GOOD_PNG.subarray(0, 60), 'picture_unreadable'],
  ['a PNG with damaged pixels', () => png(40, 20, Buffer.alloc(3)), 'picture_unreadable'],
  ['the head of a PNG', () => GOOD_PNG.subarray(0, 33), 'picture_unreadable'],
  ['a JPEG of 65,500 by 65,500', () => jpegOf(65_500, 65_500), 'picture_too_wide'],
  ['a JPEG that is cut off', () => jpegOf(40, 40), 'picture_unreadable'],
  ['a GIF whose first frame is 60,000 by 60,000', () => bigFrame, 'picture_too_wide'],
  ['a GIF that is cut off', () => GIF.subarray(0, 20), 'picture_unreadable'],
  ['SVG that names a file of the server', () => inSvg(secret), 'picture_outside'],
  ['SVG that names it as file:', () => inSvg(`file://${secret}`), 'picture_outside'],
  ['SVG that names it by letters as numbers', () => inSvg(secret.replace('/', '&#47;')), 'picture_too_intricate'],
  ['SVG that names a picture on the web', () => inSvg('https://example.org/a.png'), 'picture_outside'],
  ['SVG in SVG', () => inSvg(asData(svg(RED), 'image/svg+xml')), 'picture_outside'],
  ['SVG that uses a part of another file', () => svg('<use href="/etc/passwd#a"/>'), 'picture_outside'],
  [
    'SVG that holds a PNG of 50,000 by 50,000',
    () => inSvg(asData(png(50_000, 50_000, Buffer.alloc(9)))),
    'picture_too_wide',
  ],
  ['SVG that holds HTML as PNG', () => inSvg(asData(Buffer.from('<html>'))), 'picture_unreadable'],
  [
    'entities that multiply',
    () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg ${SVG}>&b;</svg>`),
    'picture_too_intricate',
  ],
  [
    'an entity that reads a file',
    () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg ${SVG}><text>&a;</text></svg>`),
    'picture_too_intricate',
  ],
  ['uses that multiply', () => svg(`<defs>${laughs}</defs><use href="#l11"/>`), 'picture_too_intricate'],
  [
    'uses that multiply behind a comment in CDATA',
    () => svg(`<style><![CDATA[<!--]]></style><defs>${laughs}</defs><use href="#l11"/><style><![CDATA[-->]]></style>`),
    'picture_too_intricate',
  ],
  ['a use of itself', () => svg('<g id="a"><use href="#a"/></g>'), 'picture_too_intricate'],
  [
    'masks that multiply by their style',
    () => svg(`<style>rect{mask:url(#l11)}</style><defs>${laughs}</defs>${RED}`),
    'picture_too_intricate',
  ],
  ['101 groups in one another', () => svg(deep(101)), 'picture_too_intricate'],
  ['100,000 groups in one another', () => svg(deep(100_000)), 'picture_too_intricate'],
  ['5,001 elements', () => svg('<path d="M0 0"/>'.repeat(5001)), 'picture_too_intricate'],
  [
    'a filter',
    () => svg(`<filter id="f"><feTurbulence numOctaves="100000000"/></filter><g filter="url(#f)">${RED}</g>`),
    'picture_too_intricate',
  ],
  [
    'a pattern',
    () => svg(`<pattern id="p" width="1e9" height="1e9">${RED}</pattern><rect width="9" height="9" fill="url(#p)"/>`),
    'picture_too_intricate',
  ],
  ['SVG without a size that is none', () => svg(RED, 'width="0" height="0"'), 'picture_unreadable'],
  ['SVG like a line', () => svg(RED, 'width="100000" height="1"'), 'picture_too_wide'],
  ['SVG that is not closed', () => Buffer.from(`<svg ${SVG} width="9" height="9"><rect`), 'picture_unreadable'],
  ['SVG in which nothing is', () => svg(''), 'picture_empty'],
  ['a PNG in which all is clear', () => png(40, 20, Buffer.alloc(20 * 161)), 'picture_unreadable'],
];

const DRAWN: readonly (readonly [string, () => Buffer])[] = [
  ['a PNG', () => GOOD_PNG],
  ['a GIF of several frames', () => Buffer.concat([GIF.subarray(0, -1), GIF.subarray(19)])],
  ['a PNG with a page behind its end', () => Buffer.concat([GOOD_PNG, Buffer.from('<script>alert(1)</script>')])],
  ['SVG with a script', () => svg(`<script>alert(1)</script>${RED}`)],
  ['SVG with events', () => svg(`<rect width="200" height="60" fill="#c00" onload="alert(1)" onclick="alert(2)"/>`)],
  [
    'SVG with foreign content',
    () => svg(`${RED}<foreignObject width="9" height="9"><iframe src="https://example.org"/></foreignObject>`),
  ],
  [
    'SVG with styles and fonts from elsewhere',
    () =>
      svg(
        `<style>@import url(https://example.org/a.css);@font-face{font-family:a;src:url(file:///etc/passwd)}</style>${RED}`,
      ),
  ],
  [
    'SVG with an instruction for a style sheet',
    () =>
      Buffer.from(
        `<?xml version="1.0"?><?xml-stylesheet href="https://example.org/a.css"?><svg ${SVG} width="200" height="60">${RED}</svg>`,
      ),
  ],
  ['SVG with a link', () => svg(`<a href="javascript:alert(1)">${RED}</a>`)],
  [
    'SVG that moves',
    () =>
      svg(`<rect width="200" height="60" fill="#c00"><animate attributeName="href" to="javascript:alert(1)"/></rect>`),
  ],
  ['SVG of a billion px a side', () => svg('<rect width="1e9" height="1e9" fill="#c00"/>', 'width="1e9" height="1e9"')],
  ['SVG with a PNG in it', () => inSvg(asData(GOOD_PNG))],
  [
    'SVG as drawing programs write it',
    () =>
      Buffer.from(
        `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg ${SVG} width="200" height="60"><style>.a{fill:url(#g)}</style><linearGradient id="g"><stop stop-color="#c00"/></linearGradient><rect class="a" width="200" height="60"/></svg>`,
      ),
  ],
];

describe('a picture made to do harm', () => {
  it.each(REFUSED)('is refused: %s', { timeout: 20_000 }, async (_, bytes, problem) => {
    expect(await draw(bytes())).toBe(problem);
  });

  it.each(DRAWN)('or drawn anew: %s', { timeout: 20_000 }, async (_, bytes) => {
    const sent = bytes();
    const drawn = await draw(sent);
    if (typeof drawn === 'string') throw new Error(drawn);
    expect(drawn.png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect(drawn.png.equals(sent)).toBe(false);
    expect(drawn.png.toString('latin1')).not.toMatch(/script|alert|example\.org|passwd|href/);
    expect(drawn.png.subarray(-8, -4).toString('latin1')).toBe('IEND');
    expect([drawn.width <= 560, drawn.height <= 168]).toEqual([true, true]);
  });

  it('is given up when it takes too long, with its process', { timeout: 20_000 }, async () => {
    const impatient = createLogoDrawing(1);
    expect(await impatient(svg(RED))).toBe('picture_too_slow');
  });
});

describe('what a logo needs beneath it', () => {
  it.each([
    ['dark ink on nothing', '<path d="M0 0h50v60H0z" fill="#111"/>', 'light'],
    ['white ink on nothing', '<path d="M0 0h50v60H0z" fill="#fff"/>', 'dark'],
    ['ink of a colour', '<path d="M0 0h50v60H0z" fill="#3a8f5c"/>', null],
    ['a ground of its own', '<rect width="200" height="60" fill="#111"/>', null],
  ])('%s: %s', { timeout: 20_000 }, async (_, content, ground) => {
    expect(await draw(svg(content))).toMatchObject({ ground });
  });
});
