import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { kinds, productTypes } from '../../service/catalog/kinds.ts';
import { wrongFields } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { askForChange } from '../../service/partners/ask-for-change.ts';
import { showOwnListings } from '../../service/partners/show-partner.ts';
import { lastMonths } from '../../service/partners/statement.ts';
import { listOwnSubmissions } from '../../service/partners/submissions/list-submissions.ts';
import { storefrontKinds } from '../../storefront/product/kinds.ts';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { asStaff, type StaffContext } from '../back-office.ts';
import { StateMark } from '../content/planned-mark.tsx';
import { productIn } from '../partner/partner-products.tsx';
import { Months } from '../partner/statement-view.tsx';
import { act } from '../server/act.ts';
import { readListQuery } from '../server/list-query.ts';
import { type PartnerSubmissionRow, PartnerSubmissions } from '../submission/partner-submissions.tsx';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { after } = readListQuery(request, ['-at']);
  return asStaff(context, async (ctx) => ({
    ...(await showOwnListings(ctx)),
    proposals: await readOwnProposals(ctx, after),
    months: lastMonths(today(ctx.now)),
    form: crypto.randomUUID(),
  }));
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text }) => {
      const product = productIn(text('product'));
      if (!product) throw wrongFields({ product: 'Choose a listing.' });
      await askForChange(ctx, { ...product, text: text('text'), form: text('form') });
      return { message: 'Request sent. We’ll review it and reply by email.' };
    },
    { keep: ['product', 'text'] },
  );
}

async function readOwnProposals(ctx: StaffContext, after: string | undefined) {
  const { rows, next } = await listOwnSubmissions(ctx, { after });
  return {
    next,
    rows: rows.map(
      ({ documentId, type, entry, title, state, note, savedAt }): PartnerSubmissionRow => ({
        documentId,
        type,
        entry,
        title,
        state,
        note,
        at: savedAt.toISOString(),
      }),
    ),
  };
}

type Row = Awaited<ReturnType<typeof loader>>['products'][number];

const columns: readonly Column<Row>[] = [
  {
    head: 'Listing',
    cell: ({ type, slug, name, published }) =>
      published ? (
        <a href={storefrontKinds[type].page(slug)} className="font-semibold underline underline-offset-4">
          {name}
        </a>
      ) : (
        <span className="font-semibold">{name}</span>
      ),
  },
  { head: 'Type', cell: ({ type }) => kinds[type].label },
  { head: 'Status', cell: ({ published }) => <StateMark published={published} /> },
  {
    head: 'Content',
    cell: ({ type, documentId, name }) => (
      <Link to={adminUrls.partnerEntry(type, documentId)} className="underline underline-offset-4">
        Edit<span className="sr-only">{` ${name}`}</span>
      </Link>
    ),
  },
  {
    head: 'Dates',
    cell: ({ type, slug }) => (
      <Link to={adminUrls.calendarProduct(type, slug)} className="underline underline-offset-4">
        Calendar
      </Link>
    ),
  },
];

export default function Listings() {
  const { products, months, form, proposals, newKinds } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title="My listings"
        lead="The listings you sell here. Dates you close in the calendar are off sale straight away. We review text changes before they go live."
        action={
          <span className="flex flex-wrap gap-2">
            {productTypes
              .filter((kind) => newKinds.includes(kind))
              .map((kind) => (
                <Link
                  key={kind}
                  to={adminUrls.newPartnerEntry(kind)}
                  className={buttonLook({ variant: 'secondary', size: 'sm' })}
                >
                  {`New: ${kinds[kind].label}`}
                </Link>
              ))}
          </span>
        }
      />
      <AdminTable
        caption="My listings"
        columns={columns}
        rows={products}
        keyOf={({ type, id }) => `${type} ${id}`}
        empty="No listings yet. Contact us to set them up."
      />
      {proposals.rows.length === 0 ? null : (
        <section aria-label="Your submissions" className="mt-8">
          <h2 className="mb-3 text-xl">Your submissions</h2>
          <PartnerSubmissions {...proposals} />
        </section>
      )}
      <div className="mt-8 grid items-start gap-6 xl:grid-cols-2">
        <Panel title="Statements" lead="Monthly sales, our commission, and your payouts.">
          <Months months={months} to={adminUrls.partnerStatement} />
        </Panel>
        {products.length === 0 ? null : (
          <Panel
            title="Request a change"
            lead="For changes you cannot make yourself, such as policies, taxes, the page address, or removing a listing."
          >
            <AdminForm key={form} refused={refused} className="grid gap-3">
              <input type="hidden" name="form" value={form} />
              <SelectField
                label="Listing"
                name="product"
                defaultValue={refused?.typed['product'] ?? ''}
                error={refused?.errors['product']}
              >
                {products.length > 1 ? <option value="">Choose one</option> : null}
                {products.map(({ type, id, name }) => (
                  <option key={`${type} ${id}`} value={`${type} ${id}`}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <TextField label="Change you need" multiline rows={4} {...fieldProps(refused, 'text')} />
              <Submit size="sm" className="justify-self-start">
                {' '}
                Send request{' '}
              </Submit>
            </AdminForm>
          </Panel>
        )}
      </div>
    </>
  );
}
