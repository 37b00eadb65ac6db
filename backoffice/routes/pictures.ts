import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { partnerEmail } from '../../service/catalog/product-access.ts';
import { AppError } from '../../service/core/app-error.ts';
import { type FileWire, findPictures } from '../../service/media/library.ts';
import { maxBytes } from '../../service/media/picture-formats.ts';
import { uploadPictures } from '../../service/media/upload-pictures.ts';
import { findOwnPictures, uploadOwnPictures } from '../../service/partners/pictures/own-pictures.ts';
import { type StaffContext, staffContext } from '../back-office.ts';
import { readListQuery } from '../server/list-query.ts';
import { pictureView } from '../server/picture-view.ts';
import { withUploadedFile } from '../server/uploaded-file.ts';

const most = 60;

async function answered(
  context: LoaderFunctionArgs['context'],
  work: (ctx: StaffContext) => Promise<readonly FileWire[]>,
) {
  const ctx = staffContext(context);
  try {
    return Response.json({ pictures: (await work(ctx)).map(pictureView) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}

/**
 * Pictures of the library whose name or description contains these words, newest first. Partners see only their own.
 */
export function loader({ context, request }: LoaderFunctionArgs) {
  const words = readListQuery(request, ['-createdAt']).filter('words');
  const search = new URLSearchParams({ 'pagination[limit]': String(most), sort: 'createdAt:desc' });
  if (words) search.set('_q', words);
  return answered(context, async (ctx) =>
    partnerEmail(ctx) ? findOwnPictures(ctx, { words }) : (await findPictures(ctx, search.toString())).files,
  );
}

/** Adds one picture to the library. */
export function action({ context, request }: ActionFunctionArgs) {
  return answered(context, (ctx) =>
    withUploadedFile(request, { field: 'files', bytes: maxBytes }, (receive) =>
      partnerEmail(ctx) ? uploadOwnPictures(ctx, receive) : uploadPictures(ctx, receive),
    ),
  );
}
