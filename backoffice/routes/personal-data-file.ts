import type { ActionFunctionArgs } from 'react-router';
import { exportPerson } from '../../service/privacy/export-person.ts';
import { asStaff } from '../back-office.ts';
import { readFields } from '../server/fields.ts';

/** All data stored about the person with the form's email address, as a file. */
export function action({ context, request }: ActionFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const fields = await readFields(request);
    const file = await exportPerson(ctx, { email: fields?.text('email') ?? '' });
    return new Response(JSON.stringify(file, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="personal-data.json"',
        'x-content-type-options': 'nosniff',
      },
    });
  });
}
