export type TvLayout = {
  readonly columns: number;
  readonly rows: number;
  readonly scale: number;
};

const CELL = 320;
const HEADER = 88;
const EDGE = 32;
const COLUMNS = 4;
const ROWS = 2;

export function tvLayout({ width, height }: { readonly width: number; readonly height: number }): TvLayout {
  const room = { width: width - EDGE, height: height - HEADER };
  const scale = Math.max(1, Math.min(room.width / (COLUMNS * CELL), room.height / (ROWS * CELL)));
  const howMany = (size: number) => Math.max(1, Math.floor((size / scale + 0.5) / CELL));
  return { columns: howMany(room.width), rows: howMany(room.height), scale };
}

export function pagesOf(cards: number, { columns, rows }: TvLayout): number {
  return Math.max(1, Math.ceil(cards / (columns * rows)));
}
