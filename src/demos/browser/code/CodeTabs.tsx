import { useTranslate } from '@site/src/base/browser/messages';
import { Tabs } from '@site/src/base/browser/ui/Tabs';
import type { DemoSourceFile } from '@site/src/demos/shared/demo';
import { useDemo } from '../model/DemoContext';

interface CodeTabsProps {
  readonly files: readonly DemoSourceFile[];
  readonly panelId: string;
  readonly className?: string;
}

/** One tab per file of the demo, starting with the entry. */
export function CodeTabs({ files, panelId, className }: CodeTabsProps) {
  const t = useTranslate();
  const { props, activeFile, setActiveFile } = useDemo();
  return (
    <Tabs
      tabs={files.map(({ name }) => name)}
      selected={activeFile}
      onSelect={setActiveFile}
      label={t('demo.codeFiles', { name: props.name })}
      panelId={panelId}
      isBusy={files.length === 0}
      surface="code"
      className={className}
    />
  );
}
