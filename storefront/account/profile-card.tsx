import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { accountTexts } from '../../messages/en/account.ts';
import type { SessionUser } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { toast } from '../ui/toast.tsx';
import { initials, type ProfileValues, profileValues } from './profile.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The unsaved changes of a profile, and the values before them. */
export interface ProfileDraft {
  /** The email address of the profile; it cannot be changed. */
  readonly of: string;
  readonly before: ProfileValues;
  readonly typed: ProfileValues;
}

/** The profile: read-only, or editable while there is a draft. */
export function ProfileCard(props: {
  user: SessionUser;
  draft: ProfileDraft | null;
  onDraft: (draft: ProfileDraft | null) => void;
}) {
  const t = useText();
  const { user, draft, onDraft } = props;
  const card = useRef<HTMLElement>(null);

  function edit() {
    const values = profileValues(user);
    onDraft({ of: user.email, before: values, typed: values });
  }
  function leave() {
    flushSync(() => onDraft(null));
    // return the focus to the button that started it
    card.current?.querySelector('button')?.focus();
  }

  return (
    <section
      ref={card}
      aria-labelledby="details"
      className="mt-6 rounded-card border border-line bg-card p-5 shadow-card md:p-8"
    >
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft font-display text-xl text-accent"
        >
          {initials(user.username)}
        </span>
        <h2 id="details" className="min-w-0 text-xl wrap-anywhere sm:text-2xl md:text-3xl">
          {draft ? t(accountTexts.editDetails) : user.username}
        </h2>
      </div>
      {draft ? (
        <ProfileForm
          user={user}
          before={draft.before}
          typed={draft.typed}
          onTyped={(typed) => onDraft({ ...draft, typed })}
          onCancel={leave}
          onSaved={() => {
            leave();
            toast(t(accountTexts.profileSaved), { kind: 'success' });
          }}
        />
      ) : (
        <ProfileDetails user={user} onEdit={edit} />
      )}
    </section>
  );
}
