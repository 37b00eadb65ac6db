import { adminReviewsTexts } from '../../messages/en/admin/reviews.ts';
import { sentence } from '../../messages/message.ts';
import { type Translate, textIn } from '../../messages/translate.ts';
import { answerReview, dismissReport, hideReview, showReview } from '../../service/catalog/reviews/moderate-review.ts';
import { invalid } from '../../service/core/app-error.ts';
import type { StaffContext } from '../back-office.ts';
import type { Fields } from './fields.ts';

/** Fields that keep their values after a refusal. */
export const reviewFields = ['do', 'of', 'answer', 'reason'] as const;

/** The text of a form field. Throws ValidationError for that field if it is empty or too long. */
function written(t: Translate, field: string, typed: string, most: number): string {
  const text = typed.replaceAll('\r\n', '\n').trim();
  const message =
    text === ''
      ? t(adminReviewsTexts.enterAReason)
      : text.length > most
        ? t(adminReviewsTexts.tooLong, { most })
        : undefined;
  if (message) throw invalid(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });
  return text;
}

/** Does what the button of a form about a review says. Returns the confirmation. */
export async function runReviewAction(ctx: StaffContext, { text }: Fields): Promise<string> {
  const t = textIn(ctx.language);
  const documentId = text('of');
  switch (text('do')) {
    case 'hide':
      await hideReview(ctx, { documentId, reason: written(t, 'reason', text('reason'), 500) });
      return t(adminReviewsTexts.reviewHidden);
    case 'dismiss':
      await dismissReport(ctx, { documentId });
      return t(adminReviewsTexts.reportDismissed);
    case 'show':
      await showReview(ctx, { documentId });
      return t(adminReviewsTexts.reviewUnhidden);
    case 'answer': {
      const answer = text('answer').trim() === '' ? null : written(t, 'answer', text('answer'), 4_000);
      await answerReview(ctx, { documentId, answer });
      return answer === null ? t(adminReviewsTexts.replyRemoved) : t(adminReviewsTexts.replyPublished);
    }
    default:
      throw invalid(sentence(adminReviewsTexts.unknownAction));
  }
}
