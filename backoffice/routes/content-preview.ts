import { type ActionFunctionArgs, redirect } from 'react-router';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { savePreview } from '../../service/content/save-preview.ts';
import { AppError, notFound } from '../../service/core/app-error.ts';
import { asStaff } from '../back-office.ts';
import { formFor } from '../content/entry-form.ts';
import { changesIn } from '../content/submitted-entry.ts';
import { readEntry } from '../server/edited-entry.ts';
import { contentSubject, typeAt } from '../server/entry-list.ts';
import { readFields } from '../server/fields.ts';
import { storefrontPage } from '../server/preview-address.ts';
import { adminUrls } from '../urls.ts';

/** Stores the unsaved form of an entry and redirects to its preview in the storefront. */
export function action({ context, request, params }: ActionFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    const subject = contentSubject(ctx, typeAt(params['type']));
    const documentId = params['documentId'] ?? '';
    const fields = await readFields(request);
    if (!fields) throw new AppError('BadRequestError', sentence(adminContentTexts.theFormIsIncompleteReload));
    const form = formFor(t, subject.model, subject.type);
    const { entry } = await readEntry(ctx, subject.type, documentId, form);
    // the slug is not part of how the page looks
    const { slug: _, ...data } = changesIn(form, fields, entry);
    const page = storefrontPage(subject.type.name, 'name' in data ? { ...entry, name: data['name'] } : entry, form);
    if (page === null) throw notFound(sentence(adminContentTexts.notOnWebsite));
    await savePreview(ctx, { subject, documentId, data });
    return redirect(adminUrls.preview(subject.type.name, documentId) + page, 303);
  });
}
