import { logoPicture } from './logoPicture.ts';

/** A process of its own: reads a picture, writes what was drawn. What goes wrong in it ends nothing else. */
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
const drawn = await logoPicture(Buffer.concat(chunks));
const answer = typeof drawn === 'string' ? { problem: drawn } : { ...drawn, png: drawn.png.toString('base64') };
process.stdout.write(JSON.stringify(answer));
