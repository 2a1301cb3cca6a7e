import { useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import CssBaseline from '@mui/material/CssBaseline';
import { useTranslate } from '@site/src/base/browser/messages';
import {
  createMuiCache,
  MuiProviders,
  useStyleDirection,
} from '@site/src/display/browser/mui-theme';
import { FrameAttributes } from './FrameAttributes';
import type { EnvironmentProps } from './InlineCanvas';
import { useLocale } from './useLocale';
import { useThemeParts } from './useThemeParts';
import styles from './FramedCanvas.module.css';

/**
 * A demo in a separate document, so that viewport units and media queries refer to the frame. It is
 * rendered through a portal, with its styles in the frame's head. Style sheets of the page,
 * including those that a demo imports, don't apply to it.
 */
export function FramedCanvas({ name, display, createTheme, children }: EnvironmentProps) {
  const t = useTranslate();
  const [frame, setFrame] = useState<Document | null>(null);
  const { mode, direction, dense } = display;
  const styleDirection = useStyleDirection(direction);
  const cache = useMemo(
    () =>
      frame && styleDirection
        ? createMuiCache({ direction: styleDirection, container: frame.head })
        : undefined,
    [frame, styleDirection],
  );
  const getBody = useCallback(() => frame?.body ?? null, [frame]);
  const locale = useThemeParts(useLocale(display.locale), getBody);
  return (
    <iframe
      className={styles.frame}
      title={t('demo.frameTitle', { name })}
      // Firefox replaces the first document when the empty page has loaded.
      onLoad={(event) => setFrame(event.currentTarget.contentDocument)}
      ref={(element) => setFrame((known) => known ?? element?.contentDocument ?? null)}
    >
      {frame &&
        cache &&
        createPortal(
          <MuiProviders
            createTheme={createTheme}
            mode={mode}
            direction={direction}
            dense={dense}
            locale={locale}
            cache={cache}
          >
            <CssBaseline enableColorScheme />
            <FrameAttributes frame={frame} mode={mode} direction={direction} />
            {children}
          </MuiProviders>,
          frame.body,
        )}
    </iframe>
  );
}
