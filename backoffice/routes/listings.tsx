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
      if (!product) throw wrongFields({ product: 'Please choose a listing.' });
      await askForChange(ctx, { ...product, text: text('text'), form: text('form') });
      return { message: 'We have got it. We look at it before it is on the site, and answer by email.' };
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
  { head: 'Kind', cell: ({ type }) => kinds[type].label },
  { head: 'State', cell: ({ published }) => <StateMark published={published} /> },
  {
    head: 'Content',
    cell: ({ type, documentId, name }) => (
      <Link to={adminUrls.partnerEntry(type, documentId)} className="underline underline-offset-4">
        Edit<span className="sr-only">{` ${name}`}</span>
      </Link>
    ),
  },
  {
    head: 'Days',
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
        lead="What you sell here. Close days in the calendar: the shop refuses them at once. What you write is on the site when we have looked at it."
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
        empty="Nothing is yours here yet. Write to us, and we set it up."
      />
      {proposals.rows.length === 0 ? null : (
        <section aria-label="What you proposed" className="mt-8">
          <h2 className="mb-3 text-xl">What you proposed</h2>
          <PartnerSubmissions {...proposals} />
        </section>
      )}
      <div className="mt-8 grid items-start gap-6 xl:grid-cols-2">
        <Panel title="Statements" lead="What was served in a month, our commission, and what was paid out to you.">
          <Months months={months} to={adminUrls.partnerStatement} />
        </Panel>
        {products.length === 0 ? null : (
          <Panel
            title="Ask for a change"
            lead="Of what you cannot write yourself: terms, taxes, the address of the page, what should be taken off."
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
              <TextField label="What should be different" multiline rows={4} {...fieldProps(refused, 'text')} />
              <Submit size="sm" className="justify-self-start">
                Send
              </Submit>
            </AdminForm>
          </Panel>
        )}
      </div>
    </>
  );
}
