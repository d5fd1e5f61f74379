/** Twice what the server keeps. */
const MOST_WIDTH = 1120;

/** A picture as base64. The server reads no WebP: where the browser does, it becomes a PNG here. */
export async function pictureText(file: File): Promise<string> {
  const picture = file.type === 'image/webp' ? await asPng(file) : file;
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

/** As many as one call takes for its arguments. */
const PIECE = 32_768;

async function asPng(file: File): Promise<Blob> {
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, MOST_WIDTH / image.width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/png'));
  } catch {
    return file;
  }
}
