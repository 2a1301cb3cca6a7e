import { useCallback, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { MuiProviders, type MuiProvidersProps } from '@site/src/display/browser/mui-theme';
import { useReaderTheme } from '@site/src/reader-theme/browser/store';
import { useLocale } from './useLocale';
import { useThemeParts } from './useThemeParts';
import type { CanvasDisplay } from './useCanvasDisplay';
import '@site/src/css/canvas.demo-reset.css';
import { DEMO_PORTAL, DEMO_ROOT } from '@site/src/demos/shared/demoAttributes';

export interface EnvironmentProps extends Pick<MuiProvidersProps, 'createTheme'> {
  readonly name: string;
  readonly display: CanvasDisplay;
  readonly children: ReactNode;
}

/** Shows the canvas's background behind the demo. */
const TRANSPARENT = { backgroundColor: 'transparent' };

/**
 * A demo in the page, in an environment like an empty application with `CssBaseline`. What it
 * renders at the end of the body (menus, dialogs, tooltips) goes into a separate root with the same
 * environment.
 */
export function InlineCanvas({ name, display, createTheme, children }: EnvironmentProps) {
  const portalRoot = useRef<HTMLDivElement>(null);
  const getPortalRoot = useCallback(() => portalRoot.current, []);
  const locale = useThemeParts(useLocale(display.locale), getPortalRoot);
  const { mode, direction, dense } = display;
  const isThemed = useReaderTheme() !== null;
  const root = { [DEMO_ROOT]: name, 'data-theme': mode, dir: direction };
  return (
    <MuiProviders
      createTheme={createTheme}
      mode={mode}
      direction={direction}
      dense={dense}
      locale={locale}
    >
      {/* Before the demo, whose first layout effects may need the portal root. */}
      {createPortal(
        <div {...root} {...{ [DEMO_PORTAL]: '' }} data-themed={isThemed ? '' : undefined}>
          <ScopedCssBaseline ref={portalRoot} sx={TRANSPARENT} />
        </div>,
        document.body,
      )}
      <div {...root}>
        <ScopedCssBaseline sx={TRANSPARENT}>{children}</ScopedCssBaseline>
      </div>
    </MuiProviders>
  );
}
