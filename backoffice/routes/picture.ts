import type { ActionFunctionArgs } from 'react-router';
import { ownerAsked } from '../../service/catalog/own-products.ts';
import { AppError, invalid } from '../../service/core/app-error.ts';
import { describePicture } from '../../service/media/describe-picture.ts';
import { fileInfo } from '../../service/media/file-info.ts';
import { describeOwnPicture } from '../../service/partners/pictures/own-pictures.ts';
import { staffOf } from '../desk.ts';
import { readFields } from '../server/fields.ts';
import { shownPicture } from '../server/picture-wire.ts';

/** Changes what is said of a picture, and what of it stays in view. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = staffOf(context);
  const read = async () => {
    const fields = await readFields(request);
    if (!fields) throw new AppError('PayloadTooLargeError', 'The form is too large, or not complete.');
    const [x, y] = [Number(fields.text('x') || Number.NaN), Number(fields.text('y') || Number.NaN)];
    const said = fileInfo.safeParse({ alternativeText: fields.text('alt'), focalPoint: { x, y } });
    if (!said.success) throw invalid(said.error.issues[0]?.message ?? 'The form is not valid');
    return said.data;
  };
  try {
    const documentId = params['documentId'] ?? '';
    const said = ownerAsked(ctx)
      ? await describeOwnPicture(ctx, { documentId, read })
      : await describePicture(ctx, { id: documentId, read });
    return Response.json(shownPicture(said));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}
