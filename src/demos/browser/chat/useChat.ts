import { useCallback, useState } from 'react';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import { productFromPath } from '@site/src/content/shared/productFromPath';
import { CommentIcon } from '@site/src/base/browser/ui/icons/page';
import type { MenuEntry } from '@site/src/base/browser/ui/menu/MenuItem';
import { useDemo } from '../model/DemoContext';
import { openInChat } from './openInChat';

interface Chat {
  /**
   * The menu entry that opens the demo in the chat, where readers describe changes to it. `null` if
   * no chat is configured.
   */
  readonly entry: MenuEntry | null;
  /** Whether the chat did not open. It can be opened again after this is dismissed. */
  readonly hasFailed: boolean;
  readonly dismiss: () => void;
}

export function useChat(): Chat {
  const t = useTranslate();
  const { props, loadFiles, loadSources } = useDemo();
  const { chatApiBaseUrl, libraryVersion } = useDocsConfig();
  const [hasFailed, setFailed] = useState(false);
  const dismiss = useCallback(() => setFailed(false), []);
  const { productId } = productFromPath(`/x/${props.path}`);
  if (!chatApiBaseUrl || !productId.startsWith('x-')) {
    return { entry: null, hasFailed, dismiss };
  }

  const packageName = `@mui/${productId}`;
  const open = async () => {
    try {
      const { packages } = await loadSources();
      const nextUrl = await openInChat(chatApiBaseUrl, {
        name: props.name,
        description: document.title,
        files: await loadFiles(),
        packageName,
        // Of the major that the demo belongs to.
        packageVersion: packages[packageName] ?? libraryVersion,
      });
      window.open(nextUrl, '_blank', 'noopener');
    } catch (error) {
      console.error(`The demo ${props.name} could not be opened in the chat:`, error);
      setFailed(true);
    }
  };

  const entry: MenuEntry = {
    id: 'open-in-mui-chat',
    label: t('demo.muiChat'),
    icon: CommentIcon,
    isDisabled: hasFailed,
    onSelect: () => void open(),
  };
  return { entry, hasFailed, dismiss };
}
