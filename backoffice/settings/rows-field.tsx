import { useRef, useState } from 'react';
import { adminRowsTexts } from '../../messages/en/admin/rows.ts';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminIcon } from '../ui/admin-icon.tsx';

interface RowColumn {
  readonly name: string;
  readonly label: string;
  /** The choices: value and label. A new row starts with the first one. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  readonly multiline?: boolean;
  readonly type?: 'date';
  readonly inputMode?: 'decimal' | 'numeric' | 'url' | 'email';
  readonly placeholder?: string;
}

const rowTexts = {
  figure: { add: adminRowsTexts.addFigure, remove: adminRowsTexts.removeFigure, field: adminRowsTexts.fieldOfFigure },
  line: { add: adminRowsTexts.addHours, remove: adminRowsTexts.removeHours, field: adminRowsTexts.fieldOfHours },
  link: { add: adminRowsTexts.addLink, remove: adminRowsTexts.removeLink, field: adminRowsTexts.fieldOfLink },
  place: { add: adminRowsTexts.addPlace, remove: adminRowsTexts.removePlace, field: adminRowsTexts.fieldOfPlace },
  step: { add: adminRowsTexts.addStep, remove: adminRowsTexts.removeStep, field: adminRowsTexts.fieldOfStep },
  testimonial: {
    add: adminRowsTexts.addTestimonial,
    remove: adminRowsTexts.removeTestimonial,
    field: adminRowsTexts.fieldOfTestimonial,
  },
} as const;

interface Props {
  /** Its fields are named `list.0.name`. */
  list: string;
  /** What a row is. */
  what: keyof typeof rowTexts;
  columns: readonly RowColumn[];
  rows: readonly Readonly<Record<string, string>>[];
  refused: Refused | undefined;
  /** The column widths. With `inLine` they apply on phones too, otherwise fields are below each other there. */
  grid?: string;
  inLine?: boolean;
}

/** The rows of a refused form; undefined if it did not contain the list. */
function typedRows(list: string, columns: readonly RowColumn[], refused: Refused | undefined) {
  const sent = Object.entries(refused?.typed ?? {}).filter(([name]) => name.startsWith(`${list}.`));
  if (sent.length === 0) return undefined;
  const rows = new Map<number, Record<string, string>>();
  for (const [name, value] of sent) {
    const [at = '', column = ''] = name.slice(list.length + 1).split('.');
    if (!columns.some((one) => one.name === column)) continue;
    rows.set(Number(at), { ...rows.get(Number(at)), [column]: value });
  }
  return [...rows].sort(([one], [other]) => one - other).map(([at, row]) => ({ at, row }));
}

/** An editable list: one row each, and an empty one to add. An emptied row is removed, also without scripts. */
export function RowsField({ list, what, columns, rows, refused, grid = 'sm:grid-cols-2', inLine = false }: Props) {
  const t = useText();
  const [shown, setShown] = useState(() => {
    const typed = typedRows(list, columns, refused);
    if (typed) return typed;
    return [...rows, {}].map((row: Readonly<Record<string, string>>, at) => ({ at, row }));
  });
  const next = useRef(Math.max(-1, ...shown.map(({ at }) => at)) + 1);
  const box = useRef<HTMLDivElement>(null);

  function add() {
    const at = next.current;
    next.current += 1;
    setShown([...shown, { at, row: {} }]);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[name^="${list}.${at}."]`)?.focus());
  }

  /** The pressed button is gone: the focus moves to the row that takes its place. */
  function removeRow(at: number, place: number) {
    setShown(shown.filter((one) => one.at !== at));
    requestAnimationFrame(() => box.current?.querySelectorAll('button')[place]?.focus());
  }

  return (
    <div ref={box}>
      <ol className={`grid gap-3 ${inLine ? '' : 'max-sm:gap-5'}`}>
        {shown.map(({ at, row }, place) => (
          <li
            key={at}
            className={`flex items-start gap-2 ${inLine ? '' : 'max-sm:border-b max-sm:border-line max-sm:pb-5'}`}
          >
            <div className={`grid min-w-0 grow gap-3 ${grid}`}>
              {columns.map((column) => (
                <Cell
                  key={column.name}
                  {...column}
                  what={what}
                  place={place}
                  refused={refused}
                  inLine={inLine}
                  field={`${list}.${at}.${column.name}`}
                  before={row[column.name]}
                />
              ))}
            </div>
            <button
              type="button"
              className={`inline-flex size-12 shrink-0 items-center justify-center rounded-field text-ink-soft hover:bg-sunk hover:text-ink noscript:hidden ${place === 0 ? 'mt-6.5' : inLine ? 'mt-1.5' : 'max-sm:mt-6.5 sm:mt-1.5'}`}
              aria-label={t(rowTexts[what].remove, { number: place + 1 })}
              onClick={() => removeRow(at, place)}
            >
              <AdminIcon name="x" size={18} />
            </button>
          </li>
        ))}
      </ol>
      <Button type="button" variant="secondary" size="sm" className="mt-4 noscript:hidden" onClick={add}>
        <AdminIcon name="plus" size={18} /> {t(rowTexts[what].add)}
      </Button>
      <p className="mt-2 hidden text-sm text-ink-soft noscript:block">{t(adminSettingsTexts.rowsHint)}</p>
    </div>
  );
}

interface CellProps extends RowColumn {
  field: string;
  what: keyof typeof rowTexts;
  place: number;
  inLine: boolean;
  before: string | undefined;
  refused: Refused | undefined;
}

/** One field of a row. Below the first row its label is hidden visually if the columns line up. */
function Cell({ field, what, place, inLine, before, refused, label, options, ...input }: CellProps) {
  const known = {
    name: field,
    error: refused?.errors[field],
    label: (
      <span className={place === 0 ? '' : inLine ? 'sr-only' : 'sm:sr-only'}>
        <Rich
          message={rowTexts[what].field}
          values={{ label, number: place + 1, hidden: (words) => <span className="sr-only">{words}</span> }}
        />
      </span>
    ),
  };
  if (options)
    return (
      <SelectField {...known} defaultValue={before ?? options[0]?.[0]}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    );
  const { name: _, ...rest } = input;
  return (
    <TextField
      {...known}
      {...rest}
      {...(rest.multiline && { rows: 3 })}
      autoComplete="off"
      defaultValue={before ?? ''}
    />
  );
}
