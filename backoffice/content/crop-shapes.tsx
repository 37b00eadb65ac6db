import { SelectField } from '../../storefront/ui/field.tsx';

const shapes = [
  ['8:5, as on cards', 8 / 5],
  ['3:2', 3 / 2],
  ['4:3', 4 / 3],
  ['16:9', 16 / 9],
  ['Square', 1],
  ['3:4, portrait', 3 / 4],
] as const;

export const firstShape: number = shapes[0][1];

/** The aspect ratios of a crop, width by height. 0 keeps the whole picture, if that is offered. */
export function ShapeField({
  value,
  onChange,
  whole = false,
}: {
  value: number;
  onChange: (aspect: number) => void;
  whole?: boolean;
}) {
  return (
    <SelectField
      label="Shape"
      name=""
      value={String(value)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {whole ? <option value="0">Whole picture</option> : null}
      {shapes.map(([words, aspect]) => (
        <option key={words} value={String(aspect)}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
