import { useCallback, useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy } from '@site/src/base/browser/lazy';
import { CURRENT_MAJOR } from '@site/src/versions/shared/versions';
import { DEMO_CARD, withAttribute } from '@site/src/demos/shared/demoAttributes';
import { LoadFailed } from '../code/LoadFailed';
import { useDemo } from '../model/DemoContext';
import { isShown } from '@site/src/base/browser/ui/isShown';

const importInspector = () => import('@site/src/inspect/browser');

interface DemoInspectorProps {
  readonly onClose: () => void;
}

/** Loads and shows the inspector of the demo. */
export function DemoInspector({ onClose }: DemoInspectorProps) {
  const t = useTranslate();
  const { loadFiles, props } = useDemo();
  const { contentRoot, name } = props;
  const { value: inspect, status, load } = useLazy(importInspector, true);
  // Edits don't change which packages the demo imports, so the first function stays.
  const [loadCode] = useState(() => async () => (await loadFiles()).map(({ code }) => code));
  const close = useCallback(() => {
    onClose();
    const stops = document.querySelectorAll<HTMLElement>(
      `${withAttribute(DEMO_CARD, name)} :is([data-stop="inspect"], [data-stop="more"])`,
    );
    Array.from(stops).find(isShown)?.focus();
  }, [name, onClose]);
  if (status === 'failed') {
    return (
      <LoadFailed message={t('fetchFailed')} onRetry={() => void load().catch(() => undefined)} />
    );
  }
  return (
    inspect && (
      <inspect.Inspector
        name={name}
        major={/v\d+$/.exec(contentRoot ?? '')?.[0] ?? CURRENT_MAJOR}
        loadCode={loadCode}
        onClose={close}
      />
    )
  );
}
