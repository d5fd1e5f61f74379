import { createHash } from 'node:crypto';
import type * as z from 'zod';
import {
  type BackupEnd,
  type BackupHead,
  endSchema,
  headSchema,
  lineSchema,
  rowSchema,
  tableSchema,
} from './backupLines.ts';
import { keptTables } from './backupTables.ts';
import { readGzipLines, unreadable } from './gzipFile.ts';
import { DigestedTable, differingTables, type TableDigest } from './tableDigest.ts';
import type { RowBlock } from './tableRows.ts';

export type BackupReader = {
  readonly head?: (head: BackupHead) => Promise<void>;
  readonly rows?: (table: string, block: RowBlock) => Promise<void>;
};

/**
 * Reads a backup from start to end. The checksum is at the end, so what the reader did must be undone where this
 * throws: `backup_unreadable` for what is cut off, damaged, changed or no backup.
 */
export async function readBackup(file: string, reader: BackupReader = {}): Promise<BackupEnd & { head: BackupHead }> {
  const reading = new BackupReading(file, reader);
  for await (const line of readGzipLines(file)) await reading.take(line);
  return reading.finish();
}

const ROWS_AT_A_TIME = 500;
const EMPTY = new DigestedTable().digest();

class BackupReading {
  readonly #file: string;
  readonly #reader: BackupReader;
  readonly #hash = createHash('sha256');
  readonly #digested = new Map<string, DigestedTable>();
  #head: BackupHead | null = null;
  #end: BackupEnd | null = null;
  #table: { readonly name: string; readonly columns: readonly string[] } | null = null;
  #rows: RowBlock['rows'][number][] = [];

  constructor(file: string, reader: BackupReader) {
    this.#file = file;
    this.#reader = reader;
  }

  async take(text: string): Promise<void> {
    if (this.#end !== null) throw this.#damaged('something stands behind its end');
    if (this.#head === null) await this.#takeHead(text);
    else await this.#takeLine(text);
  }

  async finish(): Promise<BackupEnd & { head: BackupHead }> {
    if (this.#head === null || this.#end === null) throw this.#damaged('its end is missing');
    if (this.#end.sha256 !== this.#hash.digest('hex')) throw this.#damaged('its checksum does not fit');
    const read: Record<string, TableDigest> = {};
    for (const [name, digested] of this.#digested) read[name] = digested.digest();
    // The checksum does not cover its own line, which alone names tables without rows.
    for (const { table } of keptTables()) if (this.#end.tables[table]?.rows === 0) read[table] ??= EMPTY;
    if (differingTables(read, this.#end.tables).length > 0) {
      throw this.#damaged('it has other rows than its end says');
    }
    return { ...this.#end, head: this.#head };
  }

  async #takeHead(text: string): Promise<void> {
    this.#head = parsed(this.#file, text, headSchema);
    this.#count(text);
    await this.#reader.head?.(this.#head);
  }

  async #takeLine(text: string): Promise<void> {
    const line = parsed(this.#file, text, lineSchema);
    const row = rowSchema.safeParse(line);
    if (row.success) return this.#takeRow(text, row.data);
    await this.#handOver();
    const end = endSchema.safeParse(line);
    if (end.success) {
      this.#end = end.data;
      return;
    }
    const { table, columns } = tableSchema.parse(line);
    this.#count(text);
    this.#table = { name: table, columns };
  }

  async #takeRow(text: string, row: RowBlock['rows'][number]): Promise<void> {
    if (this.#table === null || row.length !== this.#table.columns.length) throw this.#damaged('a row fits no table');
    this.#count(text);
    this.#rows.push(row);
    if (this.#rows.length >= ROWS_AT_A_TIME) await this.#handOver();
  }

  async #handOver(): Promise<void> {
    if (this.#table === null || this.#rows.length === 0) return;
    const { name, columns } = this.#table;
    const block = { columns, rows: this.#rows };
    const digested = this.#digested.get(name) ?? new DigestedTable();
    digested.add(block);
    this.#digested.set(name, digested);
    this.#rows = [];
    await this.#reader.rows?.(name, block);
  }

  #count(text: string): void {
    this.#hash.update(`${text}\n`);
  }

  #damaged(reason: string): Error {
    return unreadable(this.#file, reason);
  }
}

function parsed<T>(file: string, text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw unreadable(file, 'a line cannot be read', error);
  }
}
