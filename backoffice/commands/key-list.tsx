import { Fragment, useState } from 'react';
import { adminCommandsTexts } from '../../messages/en/admin/commands.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import { Switch } from '../../storefront/ui/switch.tsx';
import { useChordKey } from './chord-key.ts';
import type { CommandBarProps } from './command.ts';
import { setSingleKeys, usesSingleKeys } from './single-keys.ts';

interface KeyRow {
  readonly does: string;
  /** Ways to press it, each a row of keys. */
  readonly ways: readonly (readonly string[])[];
  /** The keys are pressed one after another. */
  readonly isSequence?: boolean;
}

/** All keys of the back office, and the switch for those without Ctrl or ⌘. */
export function KeyList({ groups, onClose }: Pick<CommandBarProps, 'groups' | 'onClose'>) {
  const t = useText();
  const chord = useChordKey();
  const [on, setOn] = useState(usesSingleKeys);
  const pages = groups.flatMap(({ places }) =>
    places.flatMap(({ label, goKey }) =>
      goKey ? [{ does: label, ways: [['G', goKey.toUpperCase()]], isSequence: true }] : [],
    ),
  );
  const parts: readonly { readonly title: string; readonly rows: readonly KeyRow[] }[] = [
    {
      title: t(adminCommandsTexts.general),
      rows: [
        { does: t(adminCommandsTexts.keyOpen), ways: [[chord, 'K'], ['/']] },
        { does: t(adminCommandsTexts.keyList), ways: [['?']] },
      ],
    },
    {
      title: t(adminCommandsTexts.inLists),
      rows: [
        { does: t(adminCommandsTexts.keyNext), ways: [['J']] },
        { does: t(adminCommandsTexts.keyPrevious), ways: [['K']] },
        { does: t(adminCommandsTexts.keyOpenRow), ways: [['Enter']] },
      ],
    },
    {
      title: t(adminCommandsTexts.inResults),
      rows: [
        { does: t(adminCommandsTexts.keyMove), ways: [['↓'], ['↑']] },
        { does: t(adminCommandsTexts.keyOpenResult), ways: [['Enter']] },
        { does: t(adminCommandsTexts.keyOpenInTab), ways: [[chord, 'Enter']] },
        { does: t(adminCommandsTexts.keyClose), ways: [['Esc']] },
      ],
    },
    { title: t(adminCommandsTexts.goTo), rows: pages },
  ];
  return (
    <Dialog open onClose={onClose} title={t(adminCommandsTexts.keys)} size="lg">
      <div className="columns-1 gap-10 md:columns-2">
        {parts.map(({ title, rows }) => (
          <section key={title} className="mb-5 md:break-inside-avoid">
            <h3 className="mb-1 font-sans text-sm font-semibold text-ink-soft">{title}</h3>
            <dl>
              {rows.map(({ does, ways, isSequence }) => (
                <div key={does} className="flex min-h-9 items-center justify-between gap-4 border-b border-line">
                  <dt>{does}</dt>
                  <dd className="flex items-center gap-1.5 text-sm text-ink-soft">
                    {ways.map((keys, way) => (
                      <Fragment key={keys.join(' ')}>
                        {way > 0 ? t(adminCommandsTexts.or) : null}
                        {keys.map((key, at) => (
                          <Fragment key={key}>
                            {isSequence && at > 0 ? t(adminCommandsTexts.thenKey) : null}
                            <kbd className="key">{key}</kbd>
                          </Fragment>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line pt-4">
        <div>
          <p id="single-keys" className="font-semibold">
            {t(adminCommandsTexts.singleKeys)}
          </p>
          <p id="single-keys-hint" className="text-sm text-ink-soft">
            {t(adminCommandsTexts.singleKeysHint)}
          </p>
        </div>
        <Switch
          labelledBy="single-keys"
          describedBy="single-keys-hint"
          on={on}
          onChange={(next) => {
            setSingleKeys(next);
            setOn(next);
          }}
        />
      </div>
    </Dialog>
  );
}
