import { useTranslate, type TranslationKey } from '@site/src/base/browser/messages';
import type { DemoStyling } from '@site/src/demos/shared/demo';
import { useDemo } from '../model/DemoContext';
import { ToolbarMenu } from './ToolbarMenu';

const LABELS: Readonly<Record<DemoStyling, TranslationKey>> = {
  system: 'demo.stylingSystem',
  tailwind: 'demo.stylingTailwind',
  css: 'demo.stylingCss',
};

/** Selects the styling of demos. Shown if this demo has several. */
export function ToolbarStyling() {
  const t = useTranslate();
  const { styling, stylings, setStyling } = useDemo();
  if (stylings.length < 2) {
    return null;
  }
  return (
    <ToolbarMenu
      id="styling"
      label={t('demo.styling')}
      text={t(LABELS[styling])}
      align="start"
      entries={stylings.map((option) => ({
        id: `styling-${option}`,
        label: t(LABELS[option]),
        kind: 'radio',
        isChecked: option === styling,
        onSelect: () => setStyling(option),
      }))}
    />
  );
}
