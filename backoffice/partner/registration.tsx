import { TextField } from '../../storefront/ui/field.tsx';
import { refusedIn } from '../booking/booking-data.ts';
import { Section } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { DeskForm, kept, Submit } from '../ui/desk-form.tsx';

/** How a partner is registered for GST. */
export function Registration({ gstin, refused }: { gstin: string | null; refused: Refused | undefined }) {
  const own = refusedIn(refused, 'gstin');
  return (
    <Section title="Registration">
      <DeskForm key={gstin} refused={own} className="grid gap-3">
        <TextField
          label="GSTIN"
          autoComplete="off"
          hint="Empty: not registered. Reports of TCS and section 9(5) go by it."
          {...kept(own, 'gstin', gstin ?? '')}
        />
        <Submit name="do" value="gstin" size="sm" className="justify-self-start">
          Save
        </Submit>
      </DeskForm>
    </Section>
  );
}
