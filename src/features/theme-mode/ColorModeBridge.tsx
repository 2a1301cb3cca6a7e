import { useEffect, useRef } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { useColorModeChoice } from './useTheme';

/**
 * Tells Docusaurus's own color mode, which lives inside the layout, about a new choice, so that
 * theme components using `useColorMode()` agree with the rest. It reads the first one by itself,
 * from the attributes that the inline script set. Renders nothing.
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
