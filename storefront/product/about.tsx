import { productPageTexts } from '../../messages/en/product/page.ts';
import type { RichBlock } from '../../service/catalog/rich-text.ts';
import { useText } from '../rendering/text.tsx';
import { RichText } from '../ui/rich-text.tsx';

/** The description of a product. `inEnglish`: the page is in another language, and this text is not. */
export function About({ blocks, inEnglish }: { blocks: readonly RichBlock[]; inEnglish: true | undefined }) {
  const t = useText();
  return (
    <>
      {inEnglish && blocks.length > 0 ? (
        <p className="mb-2 text-sm text-ink-soft">{t(productPageTexts.inEnglish)}</p>
      ) : null}
      <div className="max-w-prose space-y-4 text-lg whitespace-pre-line text-ink" {...(inEnglish && { lang: 'en' })}>
        <RichText blocks={blocks} heading="h3" />
      </div>
    </>
  );
}
