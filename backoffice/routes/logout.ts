import { type ActionFunctionArgs, redirect } from 'react-router';
import { signOutStaff } from '../../service/accounts/staff/sign-out-staff.ts';
import { adminRequest } from '../back-office.ts';
import { adminUrls } from '../urls.ts';

export async function action({ context }: ActionFunctionArgs) {
  const { cookie } = await signOutStaff(context.get(adminRequest).ctx);
  return redirect(adminUrls.login, { headers: { 'set-cookie': cookie } });
}

export function loader() {
  return redirect(adminUrls.today);
}
