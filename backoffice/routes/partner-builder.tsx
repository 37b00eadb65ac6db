import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import { adminPartnersTexts } from '../../messages/en/admin/partners.ts';
import { textIn } from '../../messages/translate.ts';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { saveSubmission } from '../../service/partners/submissions/save-submission.ts';
import { asStaff, type StaffContext } from '../back-office.ts';
import { EntryBuilder } from '../content/entry-builder.tsx';
import { controlText, formFor } from '../content/entry-form.ts';
import { typeWithin } from '../content/entry-labels.ts';
import { formOfSteps, lastStep, openSteps, stepAt, stepStates } from '../content/entry-steps.ts';
import { changesIn } from '../content/submitted-entry.ts';
import { act } from '../server/act.ts';
import { typeAt } from '../server/entry-list.ts';
import { placeNear } from '../server/place-near.ts';
import { partnerSubject, readPartnerEntry, withProposed } from '../server/read-partner-entry.ts';
import { adminUrls } from '../urls.ts';

/** The draft that the address names, or a new one, with its steps and the step shown. Throws NotFoundError. */
async function opened(ctx: StaffContext, { params, request }: LoaderFunctionArgs) {
  const { type, submission, form: whole } = await partnerSubject(ctx, params);
  if (submission && submission.state !== 'draft') throw redirect(adminUrls.partnerSubmission(submission.documentId));
  const steps = openSteps(type, { parts: false });
  const step = stepAt(steps, request, submission !== null);
  const form = formOfSteps(textIn(ctx.language), catalogContent.model, type, step ? [step] : []);
  return { type, submission, whole, steps, step, form };
}

export function loader(args: LoaderFunctionArgs) {
  return asStaff(args.context, async (ctx) => {
    const t = textIn(ctx.language);
    const query = new URL(args.request.url).searchParams;
    const { type, submission, steps, step, form } = await opened(ctx, args);
    const read = await readPartnerEntry(ctx, args.params, query, form);
    const all = formOfSteps(t, catalogContent.model, type, steps);
    const parts = formFor(t, catalogContent.model, type).links.filter(({ control }) => control === 'entries');
    return {
      ...read,
      documentId: submission?.documentId ?? null,
      version: submission ? String(submission.saves) : '',
      step: step?.name ?? lastStep,
      states: stepStates(t, all, steps, read.entry),
      near: placeNear(controlText(read.entry['location'])),
      card: null,
      page: null,
      preview: null,
      field: query.get('field'),
      list: { to: adminUrls.listings, title: t(adminPartnersTexts.myListings) },
      whole: submission ? adminUrls.partnerSubmission(submission.documentId) : adminUrls.newPartnerEntry(type.name),
      steps: submission ? adminUrls.partnerSteps(submission.documentId) : '',
      later: parts.map(({ target }) => typeWithin(typeAt(target))),
      own: true,
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      const t = textIn(ctx.language);
      const { type, submission, whole, step, form } = await opened(ctx, args);
      const before = submission ? withProposed(whole, {}, submission) : undefined;
      const changes = step ? changesIn(form, fields, before) : {};
      const data = Object.entries({ ...submission?.data, ...changes }).filter(([, value]) => value !== null);
      const isSent = fields.text('do') === 'send';
      const { documentId } = await saveSubmission(ctx, {
        type: type.name,
        submission: submission?.documentId,
        saves: submission ? Number(fields.text('version')) : undefined,
        data: Object.fromEntries(data),
        form: fields.text('key'),
        draft: !isSent,
      });
      if (isSent) return { message: t(adminPartnersTexts.submissionSent), to: adminUrls.listings };
      const to = fields.text('to');
      return {
        message: t(adminBuilderTexts.saved),
        to: to === 'close' ? adminUrls.listings : adminUrls.atStep(adminUrls.partnerSteps(documentId), to),
      };
    },
    { keep: 'all' },
  );
}

export default function PartnerBuilder() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { documentId, version, step } = loaded;
  return <EntryBuilder key={`${documentId} ${version} ${step}`} loaded={loaded} refused={refused} />;
}
