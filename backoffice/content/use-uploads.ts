import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../storefront/rendering/text.tsx';
import type { PictureView } from '../server/picture-view.ts';
import { sendPicture } from './send-picture.ts';

/** How far the upload of a file is. `sending` has the share that was sent, from 0 to 1. */
export type UploadState =
  | { readonly at: 'waiting' | 'preparing' | 'done' }
  | { readonly at: 'sending'; readonly share: number }
  | { readonly at: 'refused'; readonly reason: string };

export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: UploadState;
}

const atOnce = 3;
const runs = ({ state }: Upload) => state.at === 'sending' || state.at === 'preparing';
/** True until the file is uploaded or refused. */
export const isOpen = (upload: Upload) => upload.state.at === 'waiting' || runs(upload);

/**
 * Uploads files, three at once. `onSent` gets each picture with the number of its file: they count up in the order of
 * choice, and pictures arrive in any order.
 */
export function useUploads(onSent: (picture: PictureView, key: number) => void) {
  const t = useText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const count = useRef(0);
  const leaves = useRef<AbortController>(undefined);
  const sent = useRef(onSent);
  useEffect(() => {
    sent.current = onSent;
  });

  useEffect(() => {
    const controller = new AbortController();
    leaves.current = controller;
    return () => controller.abort();
  }, []);

  useEffect(() => {
    const change = (key: number, state: UploadState) =>
      setUploads((before) => before.map((one) => (one.key === key ? { key, file: one.file, state } : one)));
    async function send({ key, file }: Upload) {
      change(key, { at: 'sending', share: 0 });
      const onProgress = (share: number) => change(key, share < 1 ? { at: 'sending', share } : { at: 'preparing' });
      try {
        for (const picture of await sendPicture(t, file, { onProgress, signal: leaves.current?.signal }))
          sent.current(picture, key);
        change(key, { at: 'done' });
      } catch (error) {
        change(key, { at: 'refused', reason: error instanceof Error ? error.message : '' });
      }
    }
    const free = atOnce - uploads.filter(runs).length;
    for (const upload of uploads.filter(({ state }) => state.at === 'waiting').slice(0, Math.max(0, free)))
      void send(upload);
  }, [uploads, t]);

  function add(files: readonly File[]) {
    const first = count.current;
    count.current += files.length;
    const coming = files.map((file, at): Upload => ({ key: first + at, file, state: { at: 'waiting' } }));
    // those of an earlier choice are no longer counted, unless they are still under way
    setUploads((before) => [...(before.some(isOpen) ? before : before.filter(isRefused)), ...coming]);
  }
  const remove = (key: number) => setUploads((before) => before.filter((one) => one.key !== key));
  const retry = (key: number) =>
    setUploads((before) =>
      before.map((one) => (one.key === key ? { key, file: one.file, state: { at: 'waiting' } } : one)),
    );
  return { uploads, add, remove, retry };
}

export const isRefused = ({ state }: Upload) => state.at === 'refused';

/**
 * Holds back the form around the box while something that belongs to it is being sent, and submits it afterwards, with
 * the button that was pressed, unless a part failed. Returns whether it waits.
 */
export function useHeldSubmit(
  box: RefObject<HTMLFieldSetElement | null>,
  { isBusy, hasFailed }: { readonly isBusy: boolean; readonly hasFailed: boolean },
): boolean {
  const [held, setHeld] = useState<{ readonly by: HTMLElement | null }>();
  useEffect(() => {
    const form = box.current?.form;
    if (!isBusy || !form) return undefined;
    function hold(event: SubmitEvent) {
      event.preventDefault();
      setHeld({ by: event.submitter });
    }
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [box, isBusy]);
  useEffect(() => {
    if (isBusy || !held) return;
    setHeld(undefined);
    if (!hasFailed) box.current?.form?.requestSubmit(held.by);
  }, [box, isBusy, hasFailed, held]);
  return held !== undefined;
}
