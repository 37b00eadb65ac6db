import type { ActionFunctionArgs } from 'react-router';
import { ownerAsked } from '../../service/catalog/own-products.ts';
import { AppError, invalid } from '../../service/core/app-error.ts';
import { describePicture } from '../../service/media/describe-picture.ts';
import { type FileInfo, fileInfo } from '../../service/media/file-info.ts';
import { deleteOwnPicture, describeOwnPicture } from '../../service/partners/pictures/own-pictures.ts';
import { staffOf } from '../back-office.ts';
import { type Fields, readFields } from '../server/fields.ts';
import { shownPicture } from '../server/picture-wire.ts';

/** Changes the texts and the focal point of a picture. A partner can delete their own (`do=delete`). */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = staffOf(context);
  try {
    const documentId = params['documentId'] ?? '';
    const fields = await readFields(request);
    if (!fields) throw new AppError('BadRequestError', 'The form is not complete.');
    if (fields.text('do') === 'delete') return Response.json(shownPicture(await deleteOwnPicture(ctx, { documentId })));
    const read = async () => infoIn(fields);
    const said = ownerAsked(ctx)
      ? await describeOwnPicture(ctx, { documentId, read })
      : await describePicture(ctx, { id: documentId, read });
    return Response.json(shownPicture(said));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}

function infoIn({ text }: Fields): FileInfo {
  if (text('alt').trim() === '') throw invalid('Please say in a few words what it shows.');
  const [x, y] = [Number(text('x') || Number.NaN), Number(text('y') || Number.NaN)];
  const said = fileInfo.safeParse({ alternativeText: text('alt'), caption: text('caption'), focalPoint: { x, y } });
  if (!said.success) throw invalid(said.error.issues[0]?.message ?? 'The form is not valid');
  return said.data;
}
