import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { redeemVoucher } from '../../service/booking/documents/redeem-voucher.ts';
import { requireRight } from '../../service/core/may.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../desk.ts';
import { act } from '../server/act.ts';
import { storable } from '../server/fields.ts';
import { DeskForm, kept, Submit } from '../ui/desk-form.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { deskUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  return asStaff(context, async ({ viewer }) => {
    requireRight(viewer, 'redeem a voucher');
    return { voucher: storable(new URL(request.url).searchParams.get('voucher') ?? '') };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text }) => {
      // what a QR code says is an address: the voucher is its last part
      const token = text('voucher')
        .trim()
        .replace(/^.*\/verify\//, '');
      await redeemVoucher(ctx, token);
      return { said: 'The voucher is used now. It opens nothing a second time.', to: deskUrls.redeem };
    },
    { keep: ['voucher'] },
  );
}

export default function Redeem() {
  const { voucher } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title="Redeem a voucher"
        lead="Each voucher is used once, from its first day on. Its QR code is an address that ends with the voucher."
      />
      <DeskForm refused={refused} className="grid max-w-xl gap-4 rounded-card border border-line bg-card p-5">
        <TextField
          label="Voucher, or the address of its QR code"
          autoComplete="off"
          spellCheck={false}
          required
          {...kept(refused, 'voucher', voucher)}
        />
        <Submit className="justify-self-start">Mark as used</Submit>
      </DeskForm>
    </>
  );
}
