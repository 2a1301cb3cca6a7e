import { createContext } from 'react';

/**
 * The highlighted preview that the static page contained, for the code area to show until it has
 * its own. Empty on a page that the application opened.
 */
export const StaticPreviewContext = createContext('');
StaticPreviewContext.displayName = 'StaticPreview';
