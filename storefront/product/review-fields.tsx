import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  aspects,
  isTravellerType,
  type Reviewed,
  reviewRules,
  travellerNames,
  travellerTypes,
} from '../../service/catalog/reviews/review.ts';
import { problemsOf } from '../../service/core/field-rule.ts';
import { ApiError, callApi } from '../device/api.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { focusInvalid } from '../ui/focus-invalid.ts';
import { StarShape } from '../ui/rating.tsx';
import { toast } from '../ui/toast.tsx';

const starNames = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

/** The fields of a review for the product with that documentId. After sending they are emptied and the list reloads. */
export default function ReviewFields({ of, product }: { of: Reviewed; product: string }) {
  const id = useId();
  const revalidator = useRevalidator();
  const [name, setName] = useState('');
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [more, setMore] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);

  const missing = { ...problemsOf(reviewRules, { Name: name, Comment: comment }), rating: rating < 1 };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (missing.Name || missing.rating || missing.Comment) {
      focusInvalid(event.currentTarget);
      return setProblem('Please fill in all fields and select a rating.');
    }
    if (of === 'stay' && !product) return setProblem('Stay ID not provided.');
    setBusy(true);
    setProblem('');
    try {
      await callApi('POST', '/api/reviews', {
        data: { Name: name.trim(), Rating: rating, Comment: comment.trim(), ...optionalValues(more), [of]: product },
      });
      setName('');
      setRating(0);
      setComment('');
      setMore({});
      setTried(false);
      toast('Thank you, your review is published.', { kind: 'success' });
      await revalidator.revalidate();
    } catch (error) {
      // a second review is refused with a helpful message
      const optionalValues = error instanceof ApiError && error.status === 409 ? error.message : '';
      setProblem(optionalValues || 'Failed to submit review. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="max-w-xl space-y-4 px-5 pb-6">
      <TextField
        label="Name"
        name="Name"
        autoComplete="name"
        maxLength={reviewRules.Name.most}
        value={name}
        error={tried ? missing.Name : null}
        onChange={(event) => setName(event.target.value)}
      />
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-invalid={tried && missing.rating ? true : undefined}
        aria-describedby={tried && missing.rating ? `${id}-rating` : undefined}
      >
        <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold text-ink">
          Rating
        </p>
        <div className="flex">
          {starNames.map((label, index) => (
            <label
              key={label}
              className="grid size-11 cursor-pointer place-items-center rounded-lg has-focus-visible:outline-3 has-focus-visible:outline-support"
            >
              <input
                type="radio"
                name="Rating"
                value={index + 1}
                checked={rating === index + 1}
                onChange={() => setRating(index + 1)}
                className="sr-only"
              />
              <StarShape filled={index < rating} className="size-8" />
              <span className="sr-only">{label}</span>
            </label>
          ))}
        </div>
        {tried && missing.rating ? (
          <p id={`${id}-rating`} className="mt-1.5 text-sm font-medium text-danger">
            Please select a rating.
          </p>
        ) : null}
      </div>
      <TextField
        label="Comment"
        name="Comment"
        multiline
        maxLength={reviewRules.Comment.most}
        value={comment}
        error={tried ? missing.Comment : null}
        onChange={(event) => setComment(event.target.value)}
      />
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="mb-2 text-sm text-ink-soft">Optional</legend>
        <SelectField
          label="Travelled as"
          name="travellerType"
          className="col-span-2"
          value={more['travellerType'] ?? ''}
          onChange={({ target }) => setMore({ ...more, travellerType: target.value })}
        >
          <option value="">Prefer not to say</option>
          {travellerNames.filter(isTravellerType).map((type) => (
            <option key={type} value={type}>
              {travellerTypes[type]}
            </option>
          ))}
        </SelectField>
        {(of === 'stay' ? aspects : []).map((name) => (
          <SelectField
            key={name}
            label={<span className="capitalize">{name}</span>}
            name={name}
            value={more[name] ?? ''}
            onChange={({ target }) => setMore({ ...more, [name]: target.value })}
          >
            <option value="">Not rated</option>
            {[5, 4, 3, 2, 1].map((score) => (
              <option key={score} value={score}>
                {score} of 5
              </option>
            ))}
          </SelectField>
        ))}
      </fieldset>
      {problem ? (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      ) : null}
      <Button type="submit" busy={busy}>
        Submit Review
      </Button>
    </form>
  );
}

/** The optional values of a review, as the API expects them. */
function optionalValues(more: Readonly<Record<string, string>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(more).flatMap(([name, value]) =>
      value === '' ? [] : [[name, name === 'travellerType' ? value : Number(value)]],
    ),
  );
}
