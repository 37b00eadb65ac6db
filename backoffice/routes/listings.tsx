import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { adminPartnersTexts } from '../../messages/en/admin/partners.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { kinds, productTypes } from '../../service/catalog/kinds.ts';
import { wrongFields } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { askForChange } from '../../service/partners/ask-for-change.ts';
import { showOwnListings } from '../../service/partners/show-partner.ts';
import { lastMonths } from '../../service/partners/statement.ts';
import { listOwnSubmissions } from '../../service/partners/submissions/list-submissions.ts';
import { storefrontKinds } from '../../storefront/product/kinds.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { urls } from '../../storefront/urls.ts';
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
      const t = textIn(ctx.language);
      const product = productIn(text('product'));
      if (!product) throw wrongFields({ product: t(adminPartnersTexts.chooseListing) });
      await askForChange(ctx, { ...product, text: text('text'), form: text('form') });
      return { message: t(adminPartnersTexts.requestSent) };
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

const columns = (t: Translate): readonly Column<Row>[] => [
  {
    head: t(adminPartnersTexts.listing),
    cell: ({ type, slug, name, published }) =>
      published ? (
        <a href={storefrontKinds[type].page(slug)} className="font-semibold underline underline-offset-4">
          {name}
        </a>
      ) : (
        <span className="font-semibold">{name}</span>
      ),
  },
  { head: t(adminPartnersTexts.type), cell: ({ type }) => t(kinds[type].label) },
  { head: t(adminPartnersTexts.status), cell: ({ published }) => <StateMark published={published} /> },
  {
    head: t(adminPartnersTexts.content),
    cell: ({ type, documentId, name }) => (
      <Link to={adminUrls.partnerEntry(type, documentId)} className="underline underline-offset-4">
        <Rich
          message={adminPartnersTexts.editName}
          values={{ name, hidden: (words) => <span className="sr-only">{words}</span> }}
        />
      </Link>
    ),
  },
  {
    head: t(adminPartnersTexts.dates),
    cell: ({ type, slug }) => (
      <Link to={adminUrls.calendarProduct(type, slug)} className="underline underline-offset-4">
        {t(adminPartnersTexts.calendar)}
      </Link>
    ),
  },
];

export default function Listings() {
  const t = useText();
  const { products, months, form, proposals, newKinds } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title={t(adminPartnersTexts.myListings)}
        lead={t(adminPartnersTexts.listingsLead)}
        action={
          <span className="flex flex-wrap gap-2">
            {productTypes
              .filter((kind) => newKinds.includes(kind))
              .map((kind) => (
                <Link
                  key={kind}
                  to={adminUrls.newPartnerSteps(kind)}
                  className={buttonLook({ variant: 'secondary', size: 'sm' })}
                >
                  {t(adminPartnersTexts.newOfType, { type: t(kinds[kind].label) })}
                </Link>
              ))}
          </span>
        }
      />
      <AdminTable
        caption={t(adminPartnersTexts.myListings)}
        columns={columns(t)}
        rows={products}
        keyOf={({ type, id }) => `${type} ${id}`}
        empty={t(adminPartnersTexts.contactForListings)}
        begin={{ to: urls.contact, label: t(adminListTexts.openContactForm) }}
      />
      {proposals.rows.length === 0 ? null : (
        <section aria-label={t(adminPartnersTexts.yourSubmissions)} className="mt-8">
          <h2 className="mb-3 text-xl">{t(adminPartnersTexts.yourSubmissions)}</h2>
          <PartnerSubmissions {...proposals} />
        </section>
      )}
      <div className="mt-8 grid items-start gap-6 xl:grid-cols-2">
        <Panel title={t(adminPartnersTexts.statements)} lead={t(adminPartnersTexts.statementsLead)}>
          <Months months={months} to={adminUrls.partnerStatement} />
        </Panel>
        {products.length === 0 ? null : (
          <Panel title={t(adminPartnersTexts.requestChange)} lead={t(adminPartnersTexts.requestLead)}>
            <AdminForm key={form} refused={refused} className="grid gap-3">
              <input type="hidden" name="form" value={form} />
              <SelectField
                label={t(adminPartnersTexts.listing)}
                name="product"
                defaultValue={refused?.typed['product'] ?? ''}
                error={refused?.errors['product']}
              >
                {products.length > 1 ? <option value="">{t(adminPartnersTexts.chooseOne)}</option> : null}
                {products.map(({ type, id, name }) => (
                  <option key={`${type} ${id}`} value={`${type} ${id}`}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={t(adminPartnersTexts.changeYouNeed)}
                multiline
                rows={4}
                {...fieldProps(refused, 'text')}
              />
              <Submit size="sm" className="justify-self-start">
                {t(adminPartnersTexts.sendRequest)}
              </Submit>
            </AdminForm>
          </Panel>
        )}
      </div>
    </>
  );
}
