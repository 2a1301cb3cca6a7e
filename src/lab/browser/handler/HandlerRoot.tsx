import { useEffect } from 'react';
import { serveHandler } from './serveHandler';

/** The frame's side of the lab: answers requests, and shows nothing. */
export default function HandlerRoot() {
  useEffect(() => serveHandler(), []);
  return null;
}
