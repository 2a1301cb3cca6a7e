import { useCallback, useState } from 'react';
import { useCodePreferences } from '@site/src/display/browser/code-preferences';
import { useTranslate } from '@site/src/base/browser/messages';
import { Notice } from '@site/src/base/browser/ui/Notice';
import { useReaderTheme } from '@site/src/reader-theme/browser/store';
import type { TemplateName } from '@site/src/gallery/shared';
import type { TemplateTarget } from './sendTemplate';

/**
 * Exports a template in the reader's preferred language and with the reader's theme, if there is one.
 * The notice says whether that worked.
 */
export function useTemplateExport(name: TemplateName, title: string) {
  const t = useTranslate();
  const { variant } = useCodePreferences();
  const reader = useReaderTheme();
  const theme = reader?.error === null ? reader : null;
  const [outcome, setOutcome] = useState<'downloaded' | 'downloadFailed' | null>(null);
  const hideOutcome = useCallback(() => setOutcome(null), []);

  const send = (target: TemplateTarget) =>
    void import('./sendTemplate')
      .then(({ sendTemplate }) => sendTemplate(target, name, title, variant, theme))
      // Another tab needs no notice.
      .then(() => setOutcome(target === 'zip' ? 'downloaded' : null))
      .catch((error: unknown) => {
        console.error(`The template ${name} could not be packed:`, error);
        setOutcome('downloadFailed');
      });

  return {
    send,
    downloadText: t(theme ? 'templates.downloadThemed' : 'templates.download'),
    notice: <Notice text={outcome && t(`templates.${outcome}`)} onDone={hideOutcome} />,
  };
}
