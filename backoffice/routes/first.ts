import { redirect } from 'react-router';
import { adminUrls } from '../urls.ts';

// the cookie's path is /admin/, so the router's data request for /admin itself would come without it
export function loader() {
  return redirect(adminUrls.today);
}
