import { DownloadIcon } from '@site/src/base/browser/ui/icons/templates';
import type { TemplateName } from '@site/src/gallery/shared';
import { useTemplateExport } from '../source/useTemplateExport';
import { ToolButton } from './ToolButton';

interface DownloadButtonProps {
  readonly name: TemplateName;
  readonly title: string;
}

/** Downloads the template as a project. */
export function DownloadButton({ name, title }: DownloadButtonProps) {
  const { downloadText, notice, send } = useTemplateExport(name, title);
  return (
    <>
      <ToolButton name={downloadText} onClick={() => send('zip')}>
        <DownloadIcon />
      </ToolButton>
      {notice}
    </>
  );
}
