import { useRef } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { LoadError, useOnDemand } from '@site/src/features/on-demand';
import { IconButton, SettingsIcon, useDismissal } from '@site/src/features/ui';

const importDrawer = () => import(/* webpackChunkName: "settings" */ './drawer');

interface SettingsButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Opens the settings. A reader who points at it will probably click it, so their code loads. */
export function SettingsButton({ isOpen, onOpen, onClose }: SettingsButtonProps) {
  const t = useTranslate();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [drawer, load] = useOnDemand(importDrawer);
  // The drawer handles Escape once it has loaded.
  useDismissal(isOpen && drawer.status !== 'ready', onClose);
  // A failed preload is shown when the drawer opens.
  const prepare = () => void load();
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
        aria-busy={isOpen && drawer.status === 'loading'}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <SettingsIcon />
      </IconButton>
      {isOpen && drawer.status === 'failed' && (
        <LoadError
          text={t('settings.chunkFailed')}
          opener={buttonRef}
          onRetry={prepare}
          onClose={onClose}
        />
      )}
      {drawer.status === 'ready' && (
        <drawer.module.SettingsDrawer isOpen={isOpen} onClose={onClose} />
      )}
    </>
  );
}
