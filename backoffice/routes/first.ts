import { redirect } from 'react-router';
import { deskUrls } from '../urls.ts';

// the cookie of the desk belongs to what lies under /admin/: data of /admin itself would be asked for beside it
export function loader() {
  return redirect(deskUrls.today);
}
