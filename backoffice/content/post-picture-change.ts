import type { PictureView } from './picture-view.ts';
import { isPicture } from './send-picture.ts';

const failed = 'It could not be saved. Please try again.';

/** Posts a change of a picture. Returns the resulting picture, or an error message. */
export async function postPictureChange(
  to: string,
  values: Readonly<Record<string, string | number>>,
): Promise<PictureView | string> {
  try {
    const body = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
    const answer: unknown = await (await fetch(to, { method: 'POST', body })).json();
    if (isPicture(answer)) return answer;
    return typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : failed;
  } catch {
    return failed;
  }
}
