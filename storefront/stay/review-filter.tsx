import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { CheckboxField, SelectField } from '../ui/field.tsx';
import type { StayReviewsView } from './stay-reviews-view.ts';

/** Filters and sorts reviews: a GET form, so that it works without scripts. */
export function ReviewFilter({ filter }: { filter: NonNullable<StayReviewsView['filter']> }) {
  const navigate = useNavigate();
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) query.append(name, String(value));
    void navigate(`?${query}`);
  }
  return (
    <form
      method="get"
      onSubmit={show}
      className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3 border-b border-line pb-6"
    >
      {filter.lists.map(({ name, label, value, choices }) => (
        <SelectField key={name} label={label} name={name} defaultValue={value} className="min-w-40 grow sm:grow-0">
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      ))}
      {filter.verified ? (
        <CheckboxField label={filter.verified.text} name="verified" value="1" defaultChecked={filter.verified.on} />
      ) : null}
      <Button type="submit" variant="secondary" className="max-sm:w-full">
        {filter.show}
      </Button>
    </form>
  );
}
