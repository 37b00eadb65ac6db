import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../storefront/ui/button.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { deskUrls } from '../urls.ts';
import type { ShownPicture } from './shown-picture.ts';

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;

/** Whether an answer is a picture. */
export const isPicture = (value: unknown): value is ShownPicture =>
  has(value, 'documentId') && has(value, 'name') && has(value, 'alt') && has(value, 'url');

/** The pictures of an answer; undefined for a refusal. */
function picturesIn(said: unknown): readonly ShownPicture[] | undefined {
  return has(said, 'pictures') && Array.isArray(said.pictures) ? said.pictures.filter(isPicture) : undefined;
}

/** Sends a file with its progress, of which `fetch` tells nothing. */
function send(file: File, onProgress: (share: number) => void): Promise<readonly ShownPicture[]> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('files', file);
    const request = new XMLHttpRequest();
    request.open('POST', deskUrls.pictures);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error('The pictures could not be sent. Please try again.'));
    request.onload = () => {
      const said = parsed(request.responseText);
      const taken = picturesIn(said);
      if (taken) resolve(taken);
      else
        reject(
          new Error(has(said, 'message') ? String(said.message) : 'The pictures were not taken. Please try again.'),
        );
    };
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

/** The library of pictures in a dialog: searched by name, and added to. */
export function PictureLibrary(props: {
  title: string;
  taken: readonly string[];
  onTake: (picture: ShownPicture) => void;
  onClose: () => void;
}) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly ShownPicture[]>();
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number>();

  useEffect(() => {
    const stop = new AbortController();
    const search = async () => {
      const response = await fetch(`${deskUrls.pictures}?${new URLSearchParams({ words })}`, { signal: stop.signal });
      const pictures = picturesIn(await response.json());
      if (!pictures) throw new Error('no pictures');
      setFound(pictures);
      setProblem(undefined);
    };
    search().catch(() => {
      if (!stop.signal.aborted) setProblem('The library could not be read. Please try again.');
    });
    return () => stop.abort();
  }, [words]);

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    setWords(String(new FormData(event.currentTarget).get('words') ?? '').trim());
  }

  async function upload({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { files } = currentTarget;
    if (!files || files.length === 0) return;
    setSent(0);
    setProblem(undefined);
    try {
      for (const [at, file] of [...files].entries()) {
        const pictures = await send(file, (share) => setSent((at + share) / files.length));
        for (const picture of pictures) props.onTake(picture);
        setFound((before) => [...pictures, ...(before ?? [])]);
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : undefined);
    }
    setSent(undefined);
    currentTarget.value = '';
  }

  return (
    <Dialog open title={`${props.title}: library`} size="lg" onClose={props.onClose}>
      <div className="flex flex-wrap items-end gap-3">
        <form onSubmit={look} className="flex grow items-end gap-3">
          <TextField label="Words in name or description" name="words" className="grow" />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </form>
        <label className="inline-flex min-h-12 cursor-pointer items-center rounded-field border border-line-strong bg-card px-5 font-semibold hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-accent">
          Upload
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="sr-only"
            onChange={upload}
          />
        </label>
      </div>
      {sent === undefined ? null : (
        <progress value={sent} max={1} aria-label="Upload" className="mt-4 w-full accent-accent" />
      )}
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {problem}
      </p>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {found === undefined ? 'Looking...' : `${found.length} ${found.length === 1 ? 'picture' : 'pictures'}`}
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-3">
        {found?.map((picture) => {
          const taken = props.taken.includes(picture.documentId);
          return (
            <li key={picture.documentId}>
              <button
                type="button"
                aria-pressed={taken}
                onClick={() => props.onTake(picture)}
                className="w-full rounded-field border-2 border-transparent p-1 text-start hover:border-line-strong aria-pressed:border-accent"
              >
                <img
                  src={picture.url}
                  alt={picture.alt}
                  loading="lazy"
                  className="aspect-8/5 w-full rounded-field object-cover"
                />
                <span className="mt-1 block truncate text-sm">{picture.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
