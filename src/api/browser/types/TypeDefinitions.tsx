import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import type { ApiPageDefinition } from '@site/src/api/shared/apiPage';
import { ownValue } from '@site/src/base/shared/ownValue';
import { DefinitionPanel } from './DefinitionPanel';
import { DefinitionsContext } from './DefinitionsContext';
import { popoverPlace } from './popoverPlace';
import styles from './TypeDefinitions.module.css';

interface TypeDefinitionsProps {
  readonly definitions: Readonly<Record<string, ApiPageDefinition>>;
  readonly children: ReactNode;
}

interface Shown {
  readonly name: string;
  readonly anchor: HTMLElement;
}

function place(popover: HTMLElement, anchor: HTMLElement): void {
  const { height, width } = popover.getBoundingClientRect();
  const { left, top } = popoverPlace(
    anchor.getBoundingClientRect(),
    { width, height },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
  );
  popover.style.setProperty('left', `${left}px`);
  popover.style.setProperty('top', `${top}px`);
}

/**
 * Lets readers open the definitions of names in types. They share one native popover, which closes
 * with Escape, a click outside, or its button, and then restores the focus.
 */
export function TypeDefinitions({ children, definitions }: TypeDefinitionsProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const popoverRef = useRef<HTMLDivElement>(null);

  const show = useCallback((name: string, anchor: HTMLElement) => {
    // A name inside a definition replaces it in the same popover.
    setShown((current) => ({
      name,
      anchor: current && popoverRef.current?.contains(anchor) ? current.anchor : anchor,
    }));
  }, []);
  const context = useMemo(() => ({ definitions, show }), [definitions, show]);

  useLayoutEffect(() => {
    const popover = popoverRef.current;
    if (popover && shown) {
      popover.showPopover();
      place(popover, shown.anchor);
    }
  }, [shown]);

  const definition = ownValue(definitions, shown?.name);
  return (
    <DefinitionsContext.Provider value={context}>
      {children}
      {shown && definition && (
        <div
          ref={popoverRef}
          popover="auto"
          role="dialog"
          aria-label={shown.name}
          className={styles.popover}
          onToggle={(event) => {
            if (event.newState === 'closed') {
              setShown(null);
              shown.anchor.focus();
            }
          }}
        >
          {/* The key replaces it as a whole, because a translated page has lost its texts. */}
          <PartBoundary key={shown.name}>
            <DefinitionPanel
              name={shown.name}
              definition={definition}
              onClose={() => popoverRef.current?.hidePopover()}
            />
          </PartBoundary>
        </div>
      )}
    </DefinitionsContext.Provider>
  );
}
