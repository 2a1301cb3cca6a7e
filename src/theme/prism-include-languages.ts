/** Nothing to include: code is highlighted by the build, see `src/plugins/code-blocks`. */
export default function prismIncludeLanguages(): void {}
