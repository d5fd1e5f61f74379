import { XmlRefusal } from '#server/features/exchange/reading/xlsx/xmlTokens.ts';
import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { refused, type TablesRead } from '#server/features/exchange/tables/tablesRead.ts';
import { readStratml } from './readStratml.ts';
import { readXmlTree, type XmlElement } from './xmlTree.ts';

/** What a plan by ISO 17469-1 begins with: Part 1, and Part 2 with performance indicators. */
const PLANS = new Set(['StrategicPlan', 'PerformancePlanOrReport']);

/** Reads a plan in StratML into the tables that an export has. */
export function readStratmlFile({ name, bytes }: SourceFile): TablesRead {
  const root = treeOf(bytes);
  if (typeof root === 'string') return refused(root);
  if (!PLANS.has(root.name)) return refused('XML, but not a plan in StratML (ISO 17469-1)');
  const { goals, entries, leftOut } = readStratml(root);
  const names = Array.from(leftOut, ([each, count]) => `${each} (${count})`);
  const reason = `left out of StratML: ${names.join(', ')}`;
  const notices = names.length === 0 ? [] : [readNotice(1, 'stratml_left', { reason, names })];
  const tables = [tableOf(`${name}, goals`, goals, notices)];
  return { ok: true, tables: entries.length === 0 ? tables : [...tables, tableOf(`${name}, entries`, entries, [])] };
}

function treeOf(bytes: Uint8Array): XmlElement | string {
  try {
    return readXmlTree(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof XmlRefusal) return error.message;
    if (error instanceof TypeError) return 'not text in UTF-8';
    throw error;
  }
}

/** Rows have no lines of their own in XML: they are counted from 2, beneath a row of headings. */
function tableOf(file: string, rows: readonly Readonly<Record<string, string>>[], notices: Table['notices']): Table {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    file,
    headerLine: 1,
    header,
    rows: rows.map((row, index) => ({ line: index + 2, cells: header.map((column) => row[column] ?? '') })),
    unreadable: [],
    notices,
    usualMark: '.',
    decimalMark: '.',
  };
}
