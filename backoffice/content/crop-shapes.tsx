import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';

const shapes = [
  [adminPicturesTexts.cardShape, 8 / 5],
  [adminPicturesTexts.shape3to2, 3 / 2],
  [adminPicturesTexts.shape4to3, 4 / 3],
  [adminPicturesTexts.shape16to9, 16 / 9],
  [adminPicturesTexts.square, 1],
  [adminPicturesTexts.portrait, 3 / 4],
] as const;

export const firstShape: number = shapes[0][1];

/** The aspect ratios of a crop, width by height. */
export function ShapeField({ value, onChange }: { value: number; onChange: (aspect: number) => void }) {
  const t = useText();
  return (
    <SelectField
      label={t(adminPicturesTexts.shape)}
      name=""
      value={String(value)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {shapes.map(([label, aspect]) => (
        <option key={label.id} value={String(aspect)}>
          {t(label)}
        </option>
      ))}
    </SelectField>
  );
}
