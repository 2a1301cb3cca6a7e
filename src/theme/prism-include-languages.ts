/** Includes nothing, because the build highlights code: see `src/remark/code-blocks`. */
export default function prismIncludeLanguages(): void {}
