/**
 * The keys of all that the site keeps in local storage and, where a comment says so, in session
 * storage. Published keys can't change, because readers would lose what they chose.
 */

/** The color mode. Every application with Material UI's color schemes shares this key. */
export const MODE_KEY = 'mui-mode';

export const DIRECTION_KEY = 'mui-direction';

export const DENSE_KEY = 'mui-dense';

/** Whether `/` opens the search. */
export const SLASH_KEY_SETTING = 'docs-slash-key';

/** Opened and favorite results of the search. */
export const HISTORY_KEY = 'docs-search-history';

/** The plan. Docusaurus keeps the choice of all tabs with `groupId="plan"` here. */
export const PLAN_KEY = 'docusaurus.tab.plan';

export const PACKAGE_MANAGER_KEY = 'codeblock-package-manager';

/** How a section of an API page is displayed, by the pages that share it. The section's name follows. */
export const API_DISPLAY_KEYS = { grid: 'dataGrid_apiPage_', others: 'apiPage_' } as const;

/** In which order API pages list props and properties. */
export const API_ORDER_KEY = 'apiPage_order';

/** The reader's theme: the only key that pages read for readers without one. */
export const READER_THEME_KEY = 'mui-x-theme';

/** The theme that the studio reopens while none is on. */
export const DRAFT_KEY = 'mui-x-theme-draft';

/** In session storage: the theme that components render with, until the page has shown them. */
export const RUNNING_KEY = 'mui-x-theme-running';

/** In session storage: the theme with which a page of this tab stopped responding. */
export const STOPPED_KEY = 'mui-x-theme-stopped';

/** Whether the reader allows analytics. */
export const CONSENT_KEY = 'analytics-consent';

/** Feedback that could not be sent yet. */
export const QUEUE_KEY = 'feedback-queue';

/** The rating of a page, by its path. */
export const ratingKey = (pathname: string) => `feedback-${pathname}`;

/** In session storage: the reader's edits of a demo, by its folder and path. */
export const draftsKey = (contentRoot: string, path: string) => `demo-${contentRoot}/${path}`;

/** In session storage: the page that was reloaded because its scripts were gone. */
export const RELOAD_KEY = 'docs-reloaded-for';

/** In session storage: how far the menu was scrolled, in px. */
export const MENU_OFFSET_KEY = 'menu-offset';
