import { type ActionFunctionArgs, redirect } from 'react-router';
import { signOutStaff } from '../../service/accounts/staff/sign-out-staff.ts';
import { asked } from '../desk.ts';
import { deskUrls } from '../urls.ts';

export async function action({ context }: ActionFunctionArgs) {
  const { cookie } = await signOutStaff(context.get(asked).ctx);
  return redirect(deskUrls.login, { headers: { 'set-cookie': cookie } });
}

export function loader() {
  return redirect(deskUrls.today);
}
