/** Names that the code fragments of the Tree View pages use without declaring them. */
declare const items: import('@mui/x-tree-view/models').TreeViewBaseItem[];
/** What `useTreeViewApiRef()` returns; `ReturnType` would lose its default type parameter. */
declare const apiRef: import('react').RefObject<
  | Required<
      NonNullable<
        NonNullable<
          import('@mui/x-tree-view/RichTreeView').RichTreeViewProps<
            import('@mui/x-tree-view/models').TreeViewBaseItem,
            boolean
          >['apiRef']
        >['current']
      >
    >
  | undefined
>;
declare const itemId: string;
