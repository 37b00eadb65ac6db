import { redirect } from 'react-router';
import { adminUrls } from '../urls.ts';

// the cookie of the back office belongs to what lies under /admin/: data of /admin itself would be asked for beside it
export function loader() {
  return redirect(adminUrls.today);
}
