import { useCallback, useState } from 'react';
import { useDocsConfig } from '@site/src/features/docs-config';
import { useTranslate } from '@site/src/features/i18n';
import { productFromPath } from '@site/src/shared/productFromPath';
import { useDemo } from '../model/DemoContext';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import { ChatAlert } from './ChatAlert';
import { openInChat } from './openInChat';

/** Opens the demo in the chat, to change it by describing the change. Only where there is a chat. */
export function ToolbarChat() {
  const t = useTranslate();
  const { props, loadFiles } = useDemo();
  const { chatApiBaseUrl, libraryVersion } = useDocsConfig();
  const [hasFailed, setFailed] = useState(false);
  const dismiss = useCallback(() => setFailed(false), []);
  const { productId } = productFromPath(`/x/${props.path}`);
  if (!chatApiBaseUrl || !productId.startsWith('x-')) {
    return null;
  }

  const open = async () => {
    try {
      const nextUrl = await openInChat(chatApiBaseUrl, {
        name: props.name,
        description: document.title,
        files: await loadFiles(),
        packageName: `@mui/${productId}`,
        packageVersion: libraryVersion,
      });
      window.open(nextUrl, '_blank', 'noopener');
    } catch (error) {
      console.error(`The demo ${props.name} could not be opened in the chat:`, error);
      setFailed(true);
    }
  };

  return (
    <>
      <ToolbarButton
        id="chat"
        action="open-in-mui-chat"
        label={t('editInChat')}
        icon="chat"
        hasTooltip={false}
        disabled={hasFailed}
        onClick={() => void open()}
      >
        {t('editInChat')}
      </ToolbarButton>
      {hasFailed && <ChatAlert onClose={dismiss} />}
    </>
  );
}
