import type { MovedRow, WhyMoved } from '#core/compare/movedRows.ts';
import { formatAxisValue } from '#web/base/messages/formats.ts';
import { statusNames } from '#web/base/messages/names/planNames.ts';
import { say } from '#web/base/messages/say/moved.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type BarPlace, type BarPlaces, barPlaces } from './barPlaces.ts';
import styles from './MovedRows.module.css';
import { type MovedHead, noteText } from './movedTexts.ts';

const MOST_ROWS = 40;

export type MovedRowsProps = MovedHead & {
  readonly why: WhyMoved;
  readonly titleOf: (goalId: string) => { readonly number: string; readonly title: string };
  readonly hrefOf: (goalId: string) => string;
  readonly onOpen: (goalId: string) => void;
};

export function MovedRows(props: MovedRowsProps) {
  const { why, writer, days, kind, total, unit } = props;
  const rows = why.rows.slice(0, MOST_ROWS);
  const others = why.rows.slice(MOST_ROWS);
  const rest = sumOf(others);
  const places = barPlaces({ ...why, rows: others.length === 0 ? rows : [...rows, rest] });
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{say.title}</caption>
      <thead>
        <tr>
          <th scope="col">{kind === 'health' ? say.goalsOf : say.below}</th>
          <th scope="col">
            {days[0]} <Arrow /> {days[1]}
          </th>
          <th scope="col">
            <span className="visually-hidden">{say.bars}</span>
            {places !== null && (
              <span aria-hidden="true" className={styles.axis}>
                {places.lines.map(({ value, at }) => (
                  <span key={value} style={{ insetInlineStart: `${at}%` }}>
                    {formatAxisValue(value, unit, places.axis.decimals)}
                  </span>
                ))}
              </span>
            )}
          </th>
          <th scope="col">{unit.valueType === 'percent' || kind === 'health' ? say.points : say.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Row
            key={row.id ?? 'rest'}
            {...props}
            row={row}
            places={places}
            bar={places?.rows[at] ?? null}
            leads={places?.rows[at + 1] != null}
          />
        ))}
        {others.length > 0 && (
          <tr>
            <th scope="row">{say.more(others.length)}</th>
            <td />
            <td>
              <Bars places={places} bar={places?.rows[rows.length] ?? null} />
            </td>
            <td>{writer.moved(rest.shown)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td>
            <Figures from={writer.figure(why.before)} to={writer.figure(why.after)} />
          </td>
          <td>
            <Bars places={places} bar={why.change === 0 ? null : (places?.total ?? null)} isTotal />
          </td>
          <td>{writer.moved(why.change)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Row({
  row,
  places,
  bar,
  leads,
  writer,
  kind,
  days,
  titleOf,
  hrefOf,
  onOpen,
}: MovedRowsProps & {
  readonly row: MovedRow;
  readonly places: BarPlaces | null;
  readonly bar: BarPlace | null;
  readonly leads: boolean;
}) {
  const { id, before, after, shown } = row;
  const note = noteText(row, { kind, firstDay: days[0], names: statusNames(usePlan().plan) });
  return (
    <tr>
      <th scope="row">
        {id === null ? (
          say.rest
        ) : (
          <a href={hrefOf(id)} onClick={(event) => onPlainClick(event, () => onOpen(id))}>
            <span>{titleOf(id).number}</span> {titleOf(id).title}
          </a>
        )}
      </th>
      <td>{id !== null && <Figures from={writer.figure(before)} to={writer.figure(after)} />}</td>
      <td>
        <Bars places={places} bar={bar} leads={leads} note={note} />
      </td>
      <td data-none={shown === 0 || shown === null}>{writer.moved(shown)}</td>
    </tr>
  );
}

function Figures({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <span className={styles.figures}>
      {from} <Arrow />
      <span className="visually-hidden">{say.became}</span> <b>{to}</b>
    </span>
  );
}

function Arrow() {
  return (
    <span className={styles.arrow}>
      <LateIcon name="arrowRight" size={12} />
    </span>
  );
}

function Bars({
  places,
  bar,
  leads = false,
  isTotal = false,
  note = null,
}: {
  readonly places: BarPlaces | null;
  readonly bar: BarPlace | null;
  readonly leads?: boolean;
  readonly isTotal?: boolean;
  readonly note?: string | null;
}) {
  return (
    <div className={styles.bars}>
      {places?.lines.map(({ value, at }) => (
        <i key={value} className={styles.line} style={{ insetInlineStart: `${at}%` }} />
      ))}
      {bar !== null && (
        <i
          className={styles.bar}
          data-total={isTotal}
          data-loss={bar.isLoss}
          style={{ insetInlineStart: `${bar.from}%`, inlineSize: `max(${bar.width}%, 2px)` }}
        />
      )}
      {bar !== null && leads && <i className={styles.lead} style={{ insetInlineStart: `${bar.end}%` }} />}
      {note !== null && (
        <span className={styles.note} data-beside={bar !== null}>
          {note}
        </span>
      )}
    </div>
  );
}

function sumOf(rows: readonly MovedRow[]): Pick<MovedRow, 'by' | 'shown'> {
  const add = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return { by: add(rows.map(({ by }) => by)), shown: add(rows.map(({ shown }) => shown)) };
}
