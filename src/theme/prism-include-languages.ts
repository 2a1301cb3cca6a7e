/** Includes nothing, because the build highlights code: see `src/plugins/code-blocks`. */
export default function prismIncludeLanguages(): void {}
