import { useLocation } from 'react-router';
import { enquiryTexts } from '../../messages/en/enquiry.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { enquiryRules } from '../../service/enquiries/enquiry.ts';
import { Message } from '../account/message.tsx';
import { useHydrated } from '../rendering/later.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import type { EnquiryAnswer } from './enquiry-answer.ts';
import { presetSubject } from './partnerships.ts';
import { useEnquiry } from './use-enquiry.ts';

/**
 * The enquiry form (ENQUIRY-1). `subjects`: the subjects to choose from; without them the subject is a text field.
 * Without scripts the page's action handles it.
 */
export function EnquiryForm({
  kind,
  subjects,
  answered,
}: {
  kind: 'contact' | 'advertise' | 'partner';
  subjects?: readonly string[];
  answered: EnquiryAnswer | undefined;
}) {
  const t = useText();
  const { question, answer, setAnswer, errors, problem, sent, busy, submit, right, prepare } = useEnquiry(
    kind,
    answered,
  );
  const hydrated = useHydrated();
  const typed = answered?.typed ?? {};
  const { pathname, search, hash } = useLocation();
  // the page is cached for everyone; the requested subject is only known in the browser
  const preset = presetSubject(t, { search, hash }, subjects);
  const subject = { key: hydrated ? preset : undefined, defaultValue: (hydrated && preset) || typed['subject'] };

  return (
    <form
      method="post"
      action={addressIn(t.language, pathname)}
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={prepare}
      className="grid gap-4 sm:grid-cols-2"
    >
      <TextField
        label={t(enquiryTexts.name)}
        name="name"
        {...inputBounds(enquiryRules.name)}
        autoComplete="name"
        defaultValue={typed['name']}
        error={errors['name']}
      />
      <TextField
        label={t(enquiryTexts.email)}
        name="email"
        {...inputBounds(enquiryRules.email)}
        type="email"
        autoComplete="email"
        defaultValue={typed['email']}
        error={errors['email']}
      />
      <TextField
        label={t(enquiryTexts.phone)}
        name="phone"
        {...inputBounds(enquiryRules.phone)}
        type="tel"
        autoComplete="tel"
        defaultValue={typed['phone']}
        error={errors['phone']}
      />
      {subjects ? (
        <SelectField
          key={subject.key}
          label={t(enquiryTexts.subject)}
          name="subject"
          required
          defaultValue={subject.defaultValue}
          error={errors['subject']}
        >
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </SelectField>
      ) : (
        <TextField
          key={subject.key}
          label={t(enquiryTexts.subject)}
          name="subject"
          {...inputBounds(enquiryRules.subject)}
          defaultValue={subject.defaultValue}
          error={errors['subject']}
        />
      )}
      <TextField
        label={t(enquiryTexts.message)}
        name="message"
        {...inputBounds(enquiryRules.message)}
        multiline
        rows={6}
        defaultValue={typed['message']}
        error={errors['message']}
        className="sm:col-span-2"
      />
      {answered && !sent ? (
        <>
          <input type="hidden" name="token" value={answered.question.token} />
          <input type="hidden" name="form" value={answered.form} />
        </>
      ) : null}
      <div className={answered && !sent ? undefined : 'needs-script'}>
        <TextField
          label={
            question
              ? t(enquiryTexts.sum, { first: question.first, second: question.second })
              : t(enquiryTexts.sumLoading)
          }
          name="answer"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={answer}
          disabled={hydrated && !question}
          error={answer !== '' && !right ? t(enquiryTexts.wrongSum) : null}
          hint={t(enquiryTexts.sumReason)}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </div>
      <div className="grid content-start gap-4 sm:col-span-2 sm:justify-items-start">
        <Message text={sent ? t(enquiryTexts.sent) : undefined} good focus />
        <Message text={problem} />
        <Button type="submit" busy={busy} disabled={hydrated && !right}>
          {t(enquiryTexts.send)}
        </Button>
      </div>
    </form>
  );
}
