/** Includes nothing, because the build highlights code: see `src/content/node/remark-code-blocks`. */
export default function prismIncludeLanguages(): void {}
