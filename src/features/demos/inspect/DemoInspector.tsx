import { lazy, Suspense, useCallback, useState } from 'react';
import { CURRENT_MAJOR } from '@site/src/shared/versions';
import { useDemo } from '../model/DemoContext';

const Inspector = lazy(async () => {
  const { Inspector: Content } = await import('@site/src/features/inspect');
  return { default: Content };
});

interface DemoInspectorProps {
  readonly onClose: () => void;
}

/** Loads and shows the inspector of the demo. */
export function DemoInspector({ onClose }: DemoInspectorProps) {
  const { loadFiles, props } = useDemo();
  const { contentRoot, name } = props;
  // Edits don't change which packages the demo imports, so the first function stays.
  const [loadCode] = useState(() => async () => (await loadFiles()).map(({ code }) => code));
  const close = useCallback(() => {
    onClose();
    document.querySelector<HTMLElement>(`[data-demo="${name}"] [data-stop="inspect"]`)?.focus();
  }, [name, onClose]);
  return (
    <Suspense>
      <Inspector
        name={name}
        major={/v\d+$/.exec(contentRoot ?? '')?.[0] ?? CURRENT_MAJOR}
        loadCode={loadCode}
        onClose={close}
      />
    </Suspense>
  );
}
