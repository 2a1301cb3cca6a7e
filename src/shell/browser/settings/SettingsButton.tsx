import { useRef } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { LoadError, useLazy } from '@site/src/base/browser/lazy';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { SettingsIcon } from '@site/src/base/browser/ui/icons/page';
import { useDismissal } from '@site/src/base/browser/ui/useDismissal';

const importDrawer = () => import(/* webpackChunkName: "settings" */ './SettingsDrawer');

interface SettingsButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Opens the settings. A reader who points at it will probably click it, so their code loads. */
export function SettingsButton({ isOpen, onOpen, onClose }: SettingsButtonProps) {
  const t = useTranslate();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { status, value: drawer, load } = useLazy(importDrawer);
  // The drawer handles Escape once it has loaded.
  useDismissal(isOpen && status !== 'ready', onClose);
  // A failed preload is shown when the drawer opens.
  const prepare = () => void load().catch(() => undefined);
  const open = () => {
    onOpen();
    prepare();
  };
  return (
    <>
      <IconButton
        ref={buttonRef}
        label={t('settings.settings')}
        aria-haspopup="dialog"
        aria-busy={isOpen && status === 'loading'}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <SettingsIcon />
      </IconButton>
      {isOpen && status === 'failed' && (
        <LoadError
          text={t('settings.chunkFailed')}
          opener={buttonRef}
          onRetry={prepare}
          onClose={onClose}
        />
      )}
      {drawer && <drawer.SettingsDrawer isOpen={isOpen} onClose={onClose} />}
    </>
  );
}
