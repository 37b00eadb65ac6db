import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import type { Context } from '../../service/platform/context.ts';
import { bareFrame, type FrameData } from '../shell/frame.ts';
import { sampleMarks, trustLines } from '../shell/trust-lines.ts';

/** The frame by the settings; a page whose settings cannot be read gets the default frame. */
export async function readFrame(ctx: Context): Promise<FrameData> {
  try {
    const { contact, socialLinks } = await readSettings(ctx);
    const { name: site, address, phone, email } = contact;
    return {
      site,
      contact: { address, phone, email },
      sample: sampleMarks(contact, ctx.config.sampleCatalogue),
      trust: trustLines(contact),
      social: socialLinks,
    };
  } catch (error) {
    ctx.log.error({ err: error }, 'the settings of the frame cannot be read');
    return bareFrame;
  }
}
