import type { ActionFunctionArgs } from 'react-router';
import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { sentence } from '../../messages/message.ts';
import { partnerEmail } from '../../service/catalog/product-access.ts';
import { AppError, invalid } from '../../service/core/app-error.ts';
import { describePicture } from '../../service/media/describe-picture.ts';
import { type FileInfo, fileInfo } from '../../service/media/file-info.ts';
import { deleteOwnPicture, describeOwnPicture } from '../../service/partners/pictures/own-pictures.ts';
import { staffContext } from '../back-office.ts';
import { type Fields, readFields } from '../server/fields.ts';
import { pictureView } from '../server/picture-view.ts';

/** Changes the texts and the focal point of a picture. A partner can delete their own (`do=delete`). */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = staffContext(context);
  try {
    const documentId = params['documentId'] ?? '';
    const fields = await readFields(request);
    if (!fields) throw new AppError('BadRequestError', sentence(adminPicturesTexts.formIncomplete));
    if (fields.text('do') === 'delete') return Response.json(pictureView(await deleteOwnPicture(ctx, { documentId })));
    const read = async () => infoIn(fields);
    const parsed = partnerEmail(ctx)
      ? await describeOwnPicture(ctx, { documentId, read })
      : await describePicture(ctx, { id: documentId, read });
    return Response.json(pictureView(parsed));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}

function infoIn({ text }: Fields): FileInfo {
  if (text('alt').trim() === '') throw invalid(sentence(adminPicturesTexts.descriptionMissing));
  const [x, y] = [Number(text('x') || Number.NaN), Number(text('y') || Number.NaN)];
  const parsed = fileInfo.safeParse({ alternativeText: text('alt'), caption: text('caption'), focalPoint: { x, y } });
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? sentence(adminPicturesTexts.formInvalid));
  return parsed.data;
}
