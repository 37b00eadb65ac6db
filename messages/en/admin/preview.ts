import { catalogue } from '../../catalogue.ts';

export const adminPreviewTexts = catalogue('admin/preview', {
  preview: 'Preview',
  notice: 'This is a draft preview. Only staff can see it, and nothing can be booked here.',
  drafts:
    '{count, plural, one {# draft in it is} other {# drafts in it are}} shown here too. You can publish them together.',
  back: 'Back to the back office',
});
