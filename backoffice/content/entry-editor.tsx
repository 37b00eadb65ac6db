import { Link } from 'react-router';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import type { Choice, Edited, Listed } from '../server/read-content.ts';
import { DeskForm, Submit } from '../ui/desk-form.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { deskUrls } from '../urls.ts';
import { EntryField } from './entry-fields.tsx';
import { type Entry, type LinkShape, linkedIn, textOf } from './entry-form.ts';
import { PartList } from './part-list.tsx';
import { PictureField } from './picture-field.tsx';
import { PlanPanel } from './plan-panel.tsx';
import type { ShownPlan } from './planned-mark.tsx';
import { StateMark } from './state-mark.tsx';
import { useUnsaved } from './use-unsaved.tsx';

interface Loaded extends Edited {
  readonly type: string;
  readonly label: string;
  readonly titledBy: string;
  readonly documentId: string | null;
  readonly creates: boolean;
  readonly publishes: boolean;
  readonly deletes: boolean;
  readonly plans: readonly ShownPlan[];
}

/** The form of an entry, made from its declaration; what belongs to it has pages of its own. */
export function EntryEditor({
  loaded,
  refused,
  planRefused,
}: {
  loaded: Loaded;
  refused?: Refused | undefined;
  planRefused?: Refused | undefined;
}) {
  const { type, label, documentId, form, entry, published, version, shopAddress } = loaded;
  const title = textOf(entry[loaded.titledBy]) || (documentId ? 'Without a name' : `New in ${label}`);
  const unsaved = useUnsaved(`${type} ${documentId ?? 'new'} ${version}`, refused);
  return (
    <>
      <nav aria-label="Where you are" className="mb-2 text-sm">
        <Link
          to={deskUrls.contentOf(type)}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          ← {label}
        </Link>
      </nav>
      <PageHead
        title={title}
        lead={
          documentId ? (
            <StateMark published={published} plans={loaded.plans} />
          ) : (
            'A draft, until you show it in the shop.'
          )
        }
        action={
          <span className="flex flex-wrap gap-2">
            {shopAddress && published ? (
              <a href={shopAddress} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
                See it in the shop
              </a>
            ) : null}
            {documentId ? (
              <Link to={deskUrls.history(type, documentId)} className={buttonLook({ variant: 'quiet', size: 'sm' })}>
                History
              </Link>
            ) : null}
          </span>
        }
      />
      {unsaved.note}
      <DeskForm ref={unsaved.form} refused={refused} className="grid max-w-[920px] gap-6" onInput={unsaved.keep}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="key" value={loaded.key} />
        <div className="grid items-start gap-5 rounded-card border border-line bg-card p-5 sm:grid-cols-2">
          {form.fields.map((shape) => (
            <EntryField
              key={shape.name}
              shape={shape}
              name={shape.name}
              value={textOf(entry[shape.name])}
              refused={refused}
            />
          ))}
        </div>
        {form.links.map((link) => (
          <LinkField key={link.name} link={link} loaded={loaded} refused={refused} />
        ))}
        <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3">
          <Submit name="do" value="save">
            {documentId ? 'Save' : 'Save as a draft'}
          </Submit>
          {documentId && loaded.publishes ? (
            <Submit name="do" value={published ? 'unpublish' : 'publish'} variant="secondary">
              {published ? 'Save and take back' : 'Save and show in the shop'}
            </Submit>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-3">
          {documentId && loaded.creates ? (
            <Submit name="do" value="duplicate" variant="quiet">
              Save a copy
            </Submit>
          ) : null}
          {documentId && loaded.deletes ? (
            <Submit
              name="do"
              value="delete"
              variant="danger"
              onClick={(event) => {
                if (!window.confirm(`Delete ${title}, with all that is part of it?`)) event.preventDefault();
              }}
            >
              Delete
            </Submit>
          ) : null}
        </div>
      </DeskForm>
      {documentId && loaded.publishes ? (
        <div className="mt-6 max-w-[920px]">
          <PlanPanel plans={loaded.plans} published={published} refused={planRefused} />
        </div>
      ) : null}
    </>
  );
}

function LinkField({ link, loaded, refused }: { link: LinkShape; loaded: Loaded; refused: Refused | undefined }) {
  const { name, label, control, target } = link;
  const { entry, documentId, choices, belonging } = loaded;
  const error = refused?.errors[name];
  if (control === 'parts') return <PartList link={link} parts={linkedIn(entry[name])} refused={refused} />;
  if (control === 'picture' || control === 'pictures')
    return <PictureField link={link} pictures={loaded.pictures[name] ?? []} error={error} />;
  if (control === 'many')
    return (
      <Choices name={name} label={label} error={error} choices={choices[name] ?? []} taken={namesOf(entry[name])} />
    );
  if (control === 'one')
    return (
      <SelectField label={label} name={name} error={error ?? null} defaultValue={namesOf(entry[name])[0] ?? ''}>
        <option value="">None</option>
        {choices[name]?.map((choice) => (
          <option key={choice.documentId} value={choice.documentId}>
            {choice.title}
          </option>
        ))}
      </SelectField>
    );
  if (control === 'fixed') return <Owner link={link} of={loaded.owners[name]} error={error} />;
  if (!documentId) return <p className="text-ink-soft">{`${label}: save this first, then add them.`}</p>;
  const listed = belonging[name];
  return listed ? <Belonging label={label} target={target} listed={listed} /> : null;
}

const namesOf = (value: unknown) => linkedIn(value).map(({ documentId }: Entry) => String(documentId));

function Choices(props: {
  name: string;
  label: string;
  error: string | undefined;
  choices: readonly Choice[];
  taken: readonly string[];
}) {
  const { choices, taken } = props;
  // what is taken keeps its order, the rest follows by name
  const place = (choice: Choice) =>
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

/** What an entry belongs to: decided when it is made, from the page of that. */
function Owner({ link, of, error }: { link: LinkShape; of: Listed | undefined; error: string | undefined }) {
  return (
    <div className="rounded-card border border-line bg-card p-5">
      <p className="text-sm font-semibold">{link.label}</p>
      {of ? (
        <>
          <input type="hidden" name={link.name} value={of.documentId} />
          <Link to={deskUrls.entry(link.target, of.documentId)} className="underline underline-offset-4">
            {of.title}
          </Link>
        </>
      ) : (
        <p className="text-ink-soft">None. Such an entry is added on the page of what it belongs to.</p>
      )}
      {error ? <p className="mt-1.5 text-sm font-medium text-danger">{error}</p> : null}
    </div>
  );
}

function Belonging({
  label,
  target,
  listed,
}: {
  label: string;
  target: string;
  listed: NonNullable<Loaded['belonging'][string]>;
}) {
  const { rows, total, add } = listed;
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 className="text-lg font-semibold">{label}</h2>
      {rows.length === 0 ? <p className="mt-1 text-ink-soft">There are none.</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ documentId, title, about, published }) => (
          <li key={documentId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <Link
              to={deskUrls.entry(target, documentId)}
              className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
            >
              {title}
              {about ? <span className="ms-2 text-ink-soft">{about}</span> : null}
            </Link>
            {published ? null : <StateMark published={false} />}
          </li>
        ))}
      </ul>
      {total > rows.length ? <p className="text-sm text-ink-soft">{`and ${total - rows.length} more`}</p> : null}
      {add ? (
        <Link to={add} className={buttonLook({ variant: 'secondary', size: 'sm' }, 'mt-3')}>
          Add one<span className="sr-only">{` to ${label}`}</span>
        </Link>
      ) : null}
    </section>
  );
}
