import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { adminContentTexts } from '../../messages/en/admin/content.ts';
import { Rich } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import { EntryField } from './entry-fields.tsx';
import { controlText, type EntryData, type LinkShape } from './entry-form.ts';

/** A part in a form. Its key is in the names of its controls. */
export interface PartRow {
  readonly key: string;
  readonly entry: EntryData;
}

/** The rows of the parts in a form, and the box around them. A new row gets the focus. */
export function usePartRows({ name, begin = {} }: LinkShape, parts: readonly EntryData[]) {
  const [list, setList] = useState<readonly PartRow[]>(() => parts.map((entry, at) => ({ key: String(at), entry })));
  const made = useRef(parts.length);
  const box = useInputEvent<HTMLFieldSetElement>(list);
  function add() {
    const key = String(made.current);
    made.current += 1;
    setList([...list, { key, entry: begin }]);
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[name^="${name}.${key}."]:not([type=hidden])`)?.focus(),
    );
  }
  return { box, list, setList, add };
}

/** The fields of a part. */
export function PartFields({
  link: { name, fields },
  row: { key, entry },
  at,
  refused,
}: {
  link: LinkShape;
  row: PartRow;
  at: number;
  refused: Refused | undefined;
}) {
  return fields.map((shape) => (
    <EntryField
      key={shape.name}
      shape={shape}
      name={`${name}.${key}.${shape.name}`}
      path={`${name}.${at}.${shape.name}`}
      value={controlText(entry[shape.name])}
      refused={refused}
    />
  ));
}

/** A button of a part, which is named to those who do not see where it is: 'Remove: Room type 2'. */
export function PartButton({
  message,
  label,
  at,
  ...button
}: Pick<ComponentProps<typeof Button>, 'onClick' | 'disabled'> & {
  message: (typeof adminContentTexts)['moveUp' | 'moveDown' | 'removeLabelValue'];
  label: string;
  at: number;
}) {
  return (
    <Button type="button" variant="quiet" size="sm" {...button}>
      <Rich
        message={message}
        values={{ label, value: at + 1, hidden: (words) => <span className="sr-only">{words}</span> }}
      />
    </Button>
  );
}

/** Fires an input event when the list changes, so that the form notices it like an edited field. */
export function useInputEvent<Box extends HTMLElement>(list: unknown) {
  const box = useRef<Box>(null);
  const previous = useRef(list);
  useEffect(() => {
    if (previous.current === list) return;
    previous.current = list;
    box.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [list]);
  return box;
}
