import type { MouseEvent } from 'react';
import type { HistoryEntry } from '../model/history';

/** Called when a reader follows a link in the dialog. */
export type FollowLink = (entry: HistoryEntry, event: MouseEvent<HTMLAnchorElement>) => void;
