import { useTranslate } from '@site/src/base/browser/messages';
import { OpenIcon } from '@site/src/base/browser/ui/icons/demo';
import { ChatAlert } from '../chat/ChatAlert';
import { useChat } from '../chat/useChat';
import { useExportEntries } from '../export/useExportEntries';
import { ToolbarMenu } from './ToolbarMenu';

/** Opens the demo in a sandbox or the chat (if configured), or downloads it as a zip file. */
export function ToolbarOpenIn() {
  const t = useTranslate();
  const exportEntries = useExportEntries();
  const chat = useChat();
  return (
    <>
      <ToolbarMenu
        id="open-in"
        label={t('demo.openIn')}
        text={t('demo.openIn')}
        icon={OpenIcon}
        entries={chat.entry ? [...exportEntries, chat.entry] : exportEntries}
      />
      {chat.hasFailed && <ChatAlert onClose={chat.dismiss} />}
    </>
  );
}
