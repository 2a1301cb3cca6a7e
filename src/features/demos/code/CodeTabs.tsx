import { useTranslate } from '@site/src/features/i18n';
import { Tabs } from '@site/src/features/ui';
import type { DemoSourceFile } from '@site/src/shared/demo';
import { useDemo } from '../model/DemoContext';

interface CodeTabsProps {
  readonly files: readonly DemoSourceFile[];
  readonly panelId: string;
}

/**
 * One tab per file of the demo, starting with the entry. Always left to right, like the code below.
 */
export function CodeTabs({ files, panelId }: CodeTabsProps) {
  const t = useTranslate();
  const { props, activeFile, setActiveFile } = useDemo();
  return (
    <div dir="ltr">
      <Tabs
        tabs={files.map(({ name }) => name)}
        selected={activeFile}
        onSelect={setActiveFile}
        label={t('demo.codeFiles', { name: props.name })}
        panelId={panelId}
        isBusy={files.length === 0}
        surface="code"
      />
    </div>
  );
}
