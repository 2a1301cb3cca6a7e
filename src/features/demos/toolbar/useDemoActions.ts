import { useTranslate } from '@site/src/features/i18n';
import { useDemo } from '../model/DemoContext';
import type { ToolbarAction } from './ToolbarButton';

/** What can be done with the running demo. */
export function useDemoActions(): readonly ToolbarAction[] {
  const t = useTranslate();
  const { reset, initialFocusRef } = useDemo();
  return [
    {
      id: 'reset-focus',
      label: t('resetFocus'),
      icon: 'focus',
      onClick: () => initialFocusRef.current?.focus(),
    },
    { id: 'reset', label: t('resetDemo'), icon: 'reset', onClick: reset },
  ];
}
