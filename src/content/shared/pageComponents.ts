/**
 * The components that every page can use without an import, apart from those for Markdown elements.
 * `src/theme/MDXComponents` provides them.
 */
export const PAGE_COMPONENTS = ['CodeBlock', 'Demo', 'Head', 'Plan'] as const;

export type PageComponent = (typeof PAGE_COMPONENTS)[number];
