import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { productReviewFieldsTexts } from '../../messages/en/product/review-fields.ts';
import { reviewsAspectsTexts } from '../../messages/en/reviews/aspects.ts';
import { reviewsTravellersTexts } from '../../messages/en/reviews/travellers.ts';
import {
  aspects,
  isTravellerType,
  type Reviewed,
  reviewRules,
  travellerNames,
} from '../../service/catalog/reviews/review.ts';
import { problemsOf } from '../../service/core/field-rule.ts';
import { ApiError, callApi } from '../device/api.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { focusInvalid } from '../ui/focus-invalid.ts';
import { StarShape } from '../ui/rating.tsx';
import { toast } from '../ui/toast.tsx';

/** The fields of a review for the product with that documentId. After sending they are emptied and the list reloads. */
export default function ReviewFields({ of, product }: { of: Reviewed; product: string }) {
  const t = useText();
  const id = useId();
  const revalidator = useRevalidator();
  const [name, setName] = useState('');
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [more, setMore] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);

  const missing = { ...problemsOf(t, reviewRules, { Name: name, Comment: comment }), rating: rating < 1 };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (missing.Name || missing.rating || missing.Comment) {
      focusInvalid(event.currentTarget);
      return setProblem(t(productReviewFieldsTexts.incomplete));
    }
    if (of === 'stay' && !product) return setProblem(t(productReviewFieldsTexts.noStay));
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
      toast(t(productReviewFieldsTexts.thanks), { kind: 'success' });
      await revalidator.revalidate();
    } catch (error) {
      // a second review is refused with a helpful message
      const optionalValues = error instanceof ApiError && error.status === 409 ? error.message : '';
      setProblem(optionalValues || t(productReviewFieldsTexts.failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="max-w-xl space-y-4 px-5 pb-6">
      <TextField
        label={t(productReviewFieldsTexts.name)}
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
          {t(productReviewFieldsTexts.rating)}
        </p>
        <div className="flex">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-lg has-focus-visible:outline-3 has-focus-visible:outline-support"
            >
              <input
                type="radio"
                name="Rating"
                value={stars}
                checked={rating === stars}
                onChange={() => setRating(stars)}
                className="sr-only"
              />
              <StarShape filled={stars <= rating} className="size-8" />
              <span className="sr-only">{t(productReviewFieldsTexts.star, { count: stars })}</span>
            </label>
          ))}
        </div>
        {tried && missing.rating ? (
          <p id={`${id}-rating`} className="mt-1.5 text-sm font-medium text-danger">
            {t(productReviewFieldsTexts.noRating)}
          </p>
        ) : null}
      </div>
      <TextField
        label={t(productReviewFieldsTexts.comment)}
        name="Comment"
        multiline
        maxLength={reviewRules.Comment.most}
        value={comment}
        error={tried ? missing.Comment : null}
        onChange={(event) => setComment(event.target.value)}
      />
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="mb-2 text-sm text-ink-soft">{t(productReviewFieldsTexts.optional)}</legend>
        <SelectField
          label={t(productReviewFieldsTexts.travelledAs)}
          name="travellerType"
          className="col-span-2"
          value={more['travellerType'] ?? ''}
          onChange={({ target }) => setMore({ ...more, travellerType: target.value })}
        >
          <option value="">{t(productReviewFieldsTexts.notSaid)}</option>
          {travellerNames.filter(isTravellerType).map((type) => (
            <option key={type} value={type}>
              {t(reviewsTravellersTexts[type])}
            </option>
          ))}
        </SelectField>
        {(of === 'stay' ? aspects : []).map((name) => (
          <SelectField
            key={name}
            label={t(reviewsAspectsTexts[name])}
            name={name}
            value={more[name] ?? ''}
            onChange={({ target }) => setMore({ ...more, [name]: target.value })}
          >
            <option value="">{t(productReviewFieldsTexts.notRated)}</option>
            {[5, 4, 3, 2, 1].map((score) => (
              <option key={score} value={score}>
                {t(productReviewFieldsTexts.score, { score })}
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
        {t(productReviewFieldsTexts.submit)}
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
