import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { sentence } from '../../messages/message.ts';
import { partnerEmail } from '../../service/catalog/product-access.ts';
import { AppError, invalid } from '../../service/core/app-error.ts';
import { cropPicture } from '../../service/media/crop-picture.ts';
import { cropOwnPicture } from '../../service/partners/pictures/crop-own-picture.ts';
import { staffContext } from '../back-office.ts';
import { readFields } from '../server/fields.ts';
import { pictureView } from '../server/picture-view.ts';

const percent = z.string().min(1).transform(Number).pipe(z.number().min(0).max(100));
const input = z.object({ x: percent, y: percent, width: percent, height: percent });

/** Saves part of a picture, given in percent, as a new picture. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = staffContext(context);
  try {
    const fields = await readFields(request);
    const area = input.safeParse(
      Object.fromEntries(['x', 'y', 'width', 'height'].map((name) => [name, fields?.text(name)])),
    );
    if (!area.success) throw invalid(sentence(adminPicturesTexts.cropMissing));
    const documentId = params['documentId'] ?? '';
    const cut = partnerEmail(ctx)
      ? await cropOwnPicture(ctx, { documentId, area: area.data })
      : await cropPicture(ctx, { id: documentId, area: area.data });
    return Response.json(pictureView(cut));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}
