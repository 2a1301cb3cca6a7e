import { useEffect, useRef } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { useColorModeChoice } from './useTheme';

/**
 * Forwards new choices to Docusaurus's color mode, which is inside the layout, so that theme
 * components with `useColorMode()` agree. Docusaurus reads the first choice from the attributes
 * that the inline script set. Renders nothing.
 */
export function ColorModeBridge() {
  const { choice } = useColorModeChoice();
  const { setColorMode } = useColorMode();
  const known = useRef(choice);

  useEffect(() => {
    const isNew = known.current !== null && known.current !== choice;
    known.current = choice;
    if (isNew) {
      setColorMode(choice === 'system' ? null : choice);
    }
  }, [choice, setColorMode]);

  return null;
}
