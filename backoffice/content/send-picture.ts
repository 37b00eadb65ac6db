import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import type { Translate } from '../../messages/translate.ts';
import type { PictureView } from '../server/picture-view.ts';
import { adminUrls } from '../urls.ts';

/** Posts a change of a picture. Returns the resulting picture, or an error message. */
export async function postPictureChange(
  t: Translate,
  to: string,
  values: Readonly<Record<string, string | number>>,
): Promise<PictureView | string> {
  const failed = t(adminPicturesTexts.notSaved);
  try {
    const body = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
    const answer: unknown = await (await fetch(to, { method: 'POST', body })).json();
    if (isPicture(answer)) return answer;
    return typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : failed;
  } catch {
    return failed;
  }
}

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;

/** True if the answer is a picture. */
export const isPicture = (value: unknown): value is PictureView =>
  has(value, 'documentId') && has(value, 'name') && has(value, 'alt') && has(value, 'caption') && has(value, 'url');

/** The pictures of an answer; undefined for a refusal. */
export function picturesIn(answer: unknown): readonly PictureView[] | undefined {
  return has(answer, 'pictures') && Array.isArray(answer.pictures) ? answer.pictures.filter(isPicture) : undefined;
}

/**
 * Uploads a file and reports its progress from 0 to 1, which `fetch` cannot do. `signal` stops it. Rejects with the
 * reason as text.
 */
export function sendPicture(
  t: Translate,
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal?: AbortSignal | undefined },
): Promise<readonly PictureView[]> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('files', file);
    const request = new XMLHttpRequest();
    request.open('POST', adminUrls.pictures);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error(t(adminPicturesTexts.uploadFailed)));
    request.onload = () => {
      const answer = parsed(request.responseText);
      const taken = picturesIn(answer);
      if (taken) resolve(taken);
      else reject(new Error(has(answer, 'message') ? String(answer.message) : t(adminPicturesTexts.notUploaded)));
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
