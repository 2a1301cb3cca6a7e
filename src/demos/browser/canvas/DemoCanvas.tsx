import { useMemo } from 'react';
import { useLocation } from '@docusaurus/router';
import { productFromPath } from '@site/src/content/shared/productFromPath';
import { useDemo } from '../model/DemoContext';
import { Canvas } from './Canvas';
import type { LiveEdits } from './EditedCanvas';
import { useCanvasDisplay } from './useCanvasDisplay';

interface DemoCanvasProps {
  /** Whether the demo should run, because it is in or near the viewport. */
  readonly isNear: boolean;
}

/** The demo in the reader's preferred styling, displayed like the page or with its overrides. */
export function DemoCanvas({ isNear }: DemoCanvasProps) {
  const { props, styling, overrides, runId, reset, initialFocusRef } = useDemo();
  const { name, loaders, reserved, height } = props;
  const display = useCanvasDisplay(overrides);
  return (
    <Canvas
      name={name}
      loader={loaders[styling] ?? missingVariant}
      isNear={isNear}
      reserved={height === undefined ? reserved : { wide: height, narrow: height }}
      product={productFromPath(`/x/${props.path}`).productId}
      hasGridToolbar={props.code.hasGridToolbar}
      display={display}
      hasOwnMode={overrides.mode !== undefined}
      maxWidth={props.maxWidth}
      width={overrides.width}
      isFramed={props.iframe}
      runId={runId}
      onReset={reset}
      live={useEdits()}
      initialFocusRef={initialFocusRef}
    />
  );
}

/** What the reader edits; `null` if nothing. */
function useEdits(): LiveEdits | null {
  const { pathname: route } = useLocation();
  const { props, styling, files, isEditing, isEdited, setLiveError } = useDemo();
  const { bg = 'plain' } = props;
  const edited = isEdited ? files : null;
  const isOpen = isEditing || isEdited;
  return useMemo(
    () => (isOpen ? { route, styling, bg, files: edited, onError: setLiveError } : null),
    [isOpen, route, styling, bg, edited, setLiveError],
  );
}

/** Every demo has a `system` variant; a demo without any variant is a bug of the build. */
const missingVariant = () => Promise.reject(new Error('This demo has no variant to load.'));
