/** Names that the code fragments of the Tree View pages use without declaring them. */
declare const items: import('@mui/x-tree-view/models').TreeViewBaseItem[];
declare const apiRef: ReturnType<typeof import('@mui/x-tree-view/hooks').useTreeViewApiRef>;
declare const itemId: string;
