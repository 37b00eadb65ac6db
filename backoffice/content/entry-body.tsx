import { Link } from 'react-router';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import type { LatLng } from '../../service/core/great-circle.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import type { Edited, LinkChoice } from '../server/edited-entry.ts';
import type { EntryRow } from '../server/entry-list.ts';
import { EntryField } from './entry-fields.tsx';
import { controlText, type EntryData, type LinkShape, linkedIn } from './entry-form.ts';
import { OwnedList } from './owned-list.tsx';
import { PartList } from './part-list.tsx';
import { PictureField } from './picture-field.tsx';
import { PinField } from './pin-field.tsx';
import { StateMark } from './planned-mark.tsx';

type Loaded = Edited & { readonly documentId: string | null };
/** Returns the address of the page of an entry, by type and documentId. */
type PageOf = (type: string, documentId: string) => string;

interface Props {
  loaded: Loaded;
  refused: Refused | undefined;
  pageOf: PageOf;
  /** The pictures belong to the viewer, who can delete them. */
  own?: boolean;
  /** Coordinates are put on a map, which begins near there. */
  near?: LatLng | null | undefined;
}

const coordinates = ['latitude', 'longitude'];

/** The fields and links of an entry, as declared by its content type. */
export function EntryBody({ loaded, refused, pageOf, own = false, near }: Props) {
  const { form, entry, lists } = loaded;
  const isPut = near !== undefined && form.fields.some(({ name }) => coordinates.includes(name));
  const at = { latitude: controlText(entry['latitude']), longitude: controlText(entry['longitude']) };
  return (
    <>
      {form.fields.length > 0 ? (
        <div className="grid items-start gap-5 rounded-card border border-line bg-card p-5 sm:grid-cols-2">
          {isPut ? <PinField at={at} near={near} refused={refused} /> : null}
          {form.fields
            .filter(({ name }) => !(isPut && coordinates.includes(name)))
            .map((shape) => (
              <EntryField
                key={shape.name}
                shape={shape}
                name={shape.name}
                value={controlText(entry[shape.name])}
                refused={refused}
                lists={lists}
              />
            ))}
        </div>
      ) : null}
      {form.links.map((link) => (
        <LinkField key={link.name} link={link} loaded={loaded} refused={refused} pageOf={pageOf} own={own} />
      ))}
    </>
  );
}

function LinkField({ link, loaded, refused, pageOf, own = false }: Props & { link: LinkShape }) {
  const t = useText();
  const { name, label, control, target } = link;
  const { entry, documentId, choices, belonging } = loaded;
  const error = refused?.errors[name];
  if (control === 'owned')
    return <OwnedList link={link} parts={linkedIn(entry[name])} pictures={loaded.pictures} refused={refused} />;
  if (control === 'parts') return <PartList link={link} parts={linkedIn(entry[name])} refused={refused} />;
  if (control === 'picture' || control === 'pictures')
    return <PictureField link={link} pictures={loaded.pictures[name] ?? []} error={error} own={own} />;
  if (control === 'many')
    return (
      <Choices name={name} label={label} error={error} choices={choices[name] ?? []} taken={namesOf(entry[name])} />
    );
  if (control === 'one')
    return (
      <SelectField label={label} name={name} error={error ?? null} defaultValue={namesOf(entry[name])[0] ?? ''}>
        <option value="">{t(adminContentTexts.none)}</option>
        {choices[name]?.map((choice) => (
          <option key={choice.documentId} value={choice.documentId}>
            {choice.title}
          </option>
        ))}
      </SelectField>
    );
  if (control === 'fixed') return <Owner link={link} of={loaded.owners[name]} error={error} pageOf={pageOf} />;
  if (!documentId) return <p className="text-ink-soft">{t(adminContentTexts.saveFirst, { label })}</p>;
  const listed = belonging[name];
  return listed ? <Belonging label={label} target={target} listed={listed} pageOf={pageOf} /> : null;
}

const namesOf = (value: unknown) => linkedIn(value).map(({ documentId }: EntryData) => String(documentId));

function Choices(props: {
  name: string;
  label: string;
  error: string | undefined;
  choices: readonly LinkChoice[];
  taken: readonly string[];
}) {
  const { choices, taken } = props;
  // chosen entries keep their order, the others follow by name
  const place = (choice: LinkChoice) =>
    taken.includes(choice.documentId) ? taken.indexOf(choice.documentId) : taken.length;
  const sorted = [...choices].sort((one, other) => place(one) - place(other));
  return (
    <fieldset className="rounded-card border border-line bg-card p-5">
      <legend className="px-1 text-lg font-semibold">{props.label}</legend>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {sorted.map(({ documentId, title }) => (
          <li key={documentId}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name={props.name}
                value={documentId}
                defaultChecked={taken.includes(documentId)}
                className="size-5 shrink-0 accent-accent"
              />
              {title}
            </label>
          </li>
        ))}
      </ul>
      {props.error ? <p className="mt-2 text-sm font-medium text-danger">{props.error}</p> : null}
    </fieldset>
  );
}

/** The entry that this one belongs to. It is set when the entry is created from the owner's page. */
function Owner(props: { link: LinkShape; of: EntryRow | undefined; error: string | undefined; pageOf: PageOf }) {
  const t = useText();
  const { link, of, error, pageOf } = props;
  return (
    <div className="rounded-card border border-line bg-card p-5">
      <p className="text-sm font-semibold">{link.label}</p>
      {of ? (
        <>
          <input type="hidden" name={link.name} value={of.documentId} />
          <Link to={pageOf(link.target, of.documentId)} className="underline underline-offset-4">
            {of.title}
          </Link>
        </>
      ) : (
        <p className="text-ink-soft">{t(adminContentTexts.noneYetOpenTheEntry)}</p>
      )}
      {error ? <p className="mt-1.5 text-sm font-medium text-danger">{error}</p> : null}
    </div>
  );
}

function Belonging({
  label,
  target,
  listed,
  pageOf,
}: {
  label: string;
  target: string;
  listed: NonNullable<Loaded['belonging'][string]>;
  pageOf: PageOf;
}) {
  const t = useText();
  const { rows, total, add } = listed;
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 className="text-lg font-semibold">{label}</h2>
      {rows.length === 0 ? <p className="mt-1 text-ink-soft">{t(adminContentTexts.noneYet)}</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ documentId, title, about, published }) => (
          <li key={documentId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <Link
              to={pageOf(target, documentId)}
              className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
            >
              {title}
              {about ? <span className="ms-2 text-ink-soft">{about}</span> : null}
            </Link>
            {published ? null : <StateMark published={false} />}
          </li>
        ))}
      </ul>
      {total > rows.length ? (
        <p className="text-sm text-ink-soft">{t(adminContentTexts.andMore, { count: total - rows.length })}</p>
      ) : null}
      {add ? (
        <Link to={add} className={buttonLook({ variant: 'secondary', size: 'sm' }, 'mt-3')}>
          <Rich
            message={adminContentTexts.addEntryTo}
            values={{ label, hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </Link>
      ) : null}
    </section>
  );
}
