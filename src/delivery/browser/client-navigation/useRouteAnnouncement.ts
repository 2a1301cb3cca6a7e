import { useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { focusTarget } from './focusTarget';

/**
 * The title of the page that a navigation opened; empty on the page that the browser loaded, which
 * it announces itself. A link to a section also moves the start of the tab order there, which
 * browsers do on their own for pages that they load.
 */
export function useRouteAnnouncement(): string {
  const { pathname, hash } = useLocation();
  const { action } = useHistory();
  const [title, setTitle] = useState('');
  const opened = useRef({ pathname, title: '' });
  const visited = useRef({ pathname, hash });

  useEffect(() => {
    opened.current.title = document.title;
  }, []);

  useEffect(() => {
    if (opened.current.pathname === pathname) {
      return undefined;
    }
    const announce = () => {
      opened.current = { pathname, title: document.title };
      setTitle(document.title);
    };
    if (document.title !== opened.current.title) {
      announce();
      return undefined;
    }
    // Helmet writes the title in one of the next frames.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      announce();
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);

  useEffect(() => {
    const isSame = visited.current.pathname === pathname && visited.current.hash === hash;
    visited.current = { pathname, hash };
    if (!isSame && hash && action === 'PUSH') {
      focusTarget(hash);
    }
  }, [pathname, hash, action]);

  return title;
}
