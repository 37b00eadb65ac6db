import { TextField } from '../../storefront/ui/field.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';

interface Props {
  /** The form's name on its page. */
  what: string;
  of: string;
  /** The title that opens it: 'Record a transfer'. */
  open: string;
  send: string;
}

/** Records a bank transfer by its reference. Folded. */
export function TransferForm({ what, of, open, send }: Props) {
  return (
    <details>
      <summary className="min-h-11 w-fit content-center font-semibold text-support underline">
        {open} <span className="sr-only">for {of}</span>
      </summary>
      <AdminForm refused={undefined} className="flex flex-wrap items-end gap-3 pb-2">
        <input type="hidden" name="of" value={of} />
        <TextField label="Reference of the bank (UTR)" name="reference" required className="min-w-0 flex-1 basis-48" />
        <Submit name="do" value={what} variant="secondary">
          {send}
        </Submit>
      </AdminForm>
    </details>
  );
}
