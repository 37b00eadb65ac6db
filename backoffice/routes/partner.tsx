import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminPartnersTexts } from '../../messages/en/admin/partners.ts';
import { adminPayoutsTexts } from '../../messages/en/admin/payouts.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { invalid } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { assignProduct, releaseProduct } from '../../service/partners/assign-product.ts';
import { setBankAccount } from '../../service/partners/set-bank-account.ts';
import { setCommission } from '../../service/partners/set-commission.ts';
import { setPartnerGstin } from '../../service/partners/set-partner-gstin.ts';
import { showPartner } from '../../service/partners/show-partner.ts';
import { lastMonths } from '../../service/partners/statement.ts';
import { allowNewListings } from '../../service/partners/submissions/allow-new-listings.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { Section } from '../booking/section.tsx';
import { BankAccountForm } from '../partner/bank-account-form.tsx';
import { Commission } from '../partner/commission.tsx';
import { NewListings } from '../partner/new-listings.tsx';
import { PartnerProducts, productIn } from '../partner/partner-products.tsx';
import { Registration } from '../partner/registration.tsx';
import { Months } from '../partner/statement-view.tsx';
import { act } from '../server/act.ts';
import { readListQuery } from '../server/list-query.ts';
import { Mark } from '../ui/mark.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request, params }: LoaderFunctionArgs) {
  const find = readListQuery(request, ['name']).filter('find');
  return asStaff(context, async (ctx) => ({
    partner: await showPartner(ctx, { documentId: params['documentId'] ?? '', find }),
    find: find ?? '',
    today: today(ctx.now),
    months: lastMonths(today(ctx.now)),
  }));
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text, all }) => {
      const t = textIn(ctx.language);
      const documentId = args.params['documentId'] ?? '';
      if (text('do') === 'gstin') {
        await setPartnerGstin(ctx, { documentId, gstin: text('gstin'), from: text('from') });
        return { message: t(adminPartnersTexts.registrationSaved) };
      }
      if (text('do') === 'bank') {
        const [number, numberAgain] = [text('number'), text('numberAgain')];
        await setBankAccount(ctx, { documentId, holder: text('holder'), number, numberAgain, ifsc: text('ifsc') });
        return { message: t(adminPayoutsTexts.saved) };
      }
      const product = productIn(text('product'));
      if (text('do') === 'kinds') {
        await allowNewListings(ctx, { documentId, kinds: all('kinds') });
        return { message: t(adminPartnersTexts.allowedListingsSaved) };
      }
      if (text('do') === 'commission') {
        await setCommission(ctx, {
          documentId,
          product: product ?? null,
          percent: text('percent'),
          from: text('from'),
        });
        return { message: t(adminPartnersTexts.rateSaved) };
      }
      if (!product) throw invalid(sentence(adminPartnersTexts.chooseProduct));
      const to = adminUrls.partner(documentId);
      if (text('do') === 'release') {
        await releaseProduct(ctx, { documentId, ...product });
        return { message: t(adminPartnersTexts.listingRemoved), to };
      }
      await assignProduct(ctx, { documentId, ...product });
      return { message: t(adminPartnersTexts.listingAssigned), to };
    },
    { keep: ['do', 'product', 'percent', 'from', 'gstin', 'holder', 'ifsc'] },
  );
}

export default function Partner() {
  const t = useText();
  const { partner, find, today, months } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { name, email, joined, documentId } = partner;
  return (
    <>
      <p className="mb-3">
        <Link to={adminUrls.partners} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t(adminPartnersTexts.allPartners)}
        </Link>
      </p>
      <PageHead
        title={name}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {email}{' '}
            <Mark tone={joined ? 'good' : 'waits'}>
              {joined ? t(adminPartnersTexts.active) : t(adminPartnersTexts.invited)}
            </Mark>
          </span>
        }
      />
      {refused?.problem && refused.typed['do'] !== 'commission' ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PartnerProducts partner={partner} find={find} />
        <div className="grid gap-5">
          <Section title={t(adminPartnersTexts.statements)}>
            <Months months={months} to={(month) => adminUrls.statement(documentId, month)} />
          </Section>
          <NewListings allowed={partner.newKinds} />
          <Commission partner={partner} today={today} refused={refused} />
          <BankAccountForm account={partner.account} refused={refused} />
          <Registration registrations={partner.registrations} today={today} refused={refused} />
        </div>
      </div>
    </>
  );
}
