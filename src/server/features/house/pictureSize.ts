/** Larger pictures are refused before anything of them is decoded. */
export const MOST_SIDE = 4096;

export const MOST_PIXELS = 8_000_000;

export type RasterType = 'image/png' | 'image/jpeg' | 'image/gif';

export type RasterPicture = { readonly type: RasterType; readonly width: number; readonly height: number };

/** What the first bytes of a picture say; null for what is none. Nothing is decoded. */
export function rasterPicture(bytes: Buffer): RasterPicture | null {
  return pngPicture(bytes) ?? gifPicture(bytes) ?? jpegPicture(bytes);
}

export function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

/** Whether a picture may be decoded: neither nothing nor a bomb. */
export function isDecodable({ width, height }: RasterPicture): boolean {
  return width > 0 && height > 0 && width <= MOST_SIDE && height <= MOST_SIDE && width * height <= MOST_PIXELS;
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

function pngPicture(bytes: Buffer): RasterPicture | null {
  if (bytes.length < 24 || !bytes.subarray(0, PNG.length).equals(PNG)) return null;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The larger of the screen and the first frame: either is allocated. */
function gifPicture(bytes: Buffer): RasterPicture | null {
  if (bytes.length < 13 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null;
  const screen = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  const frame = firstFrame(bytes) ?? { width: 0, height: 0 };
  return {
    type: 'image/gif',
    width: Math.max(screen.width, frame.width),
    height: Math.max(screen.height, frame.height),
  };
}

function firstFrame(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  const flags = bytes.readUInt8(10);
  let at = 13 + (flags >= 0x80 ? 3 * 2 ** ((flags % 8) + 1) : 0);
  while (at + 9 < bytes.length && bytes[at] === 0x21) {
    at += 2;
    while (at < bytes.length && bytes[at] !== 0) at += Number(bytes[at]) + 1;
    at += 1;
  }
  if (at + 9 > bytes.length || bytes[at] !== 0x2c) return null;
  return { width: bytes.readUInt16LE(at + 5), height: bytes.readUInt16LE(at + 7) };
}

/** Start of frame; C4, C8 and CC are something else. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

function jpegPicture(bytes: Buffer): RasterPicture | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (FRAMES.has(marker)) {
      return { type: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
