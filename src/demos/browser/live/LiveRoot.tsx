import { useEffect, useState } from 'react';
import { LiveCanvas } from './LiveCanvas';
import { readPageMessage, type PageMessage } from './messages';
import { postToPage } from './postToPage';

type ShowMessage = Extract<PageMessage, { kind: 'show' }>;

/** The frame's side of the conversation with the page: shows what the page sends. */
export default function LiveRoot() {
  const [shown, setShown] = useState<ShowMessage | null>(null);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      const message = source === window.parent ? readPageMessage(data) : null;
      if (message?.kind === 'ping') {
        postToPage({ kind: 'pong', token: message.token });
      } else if (message) {
        setShown(message);
      }
    };
    window.addEventListener('message', onMessage);
    postToPage({ kind: 'ready' });
    return () => window.removeEventListener('message', onMessage);
  }, []);
  if (!shown) {
    return null;
  }
  const { route, name, styling } = shown.stage;
  return <LiveCanvas key={`${route}#${name}.${styling}`} stage={shown.stage} run={shown.run} />;
}
