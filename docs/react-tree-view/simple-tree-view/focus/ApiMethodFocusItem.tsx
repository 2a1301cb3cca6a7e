import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import MovieIcon from '@mui/icons-material/MovieOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function ApiMethodFocusItem() {
  const apiRef = useTreeViewApiRef();

  // preview-start
  const focusDocumentaries = (event: SyntheticEvent) => {
    apiRef.current!.focusItem(event, 'documentary');
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={focusDocumentaries}>
        Focus the documentaries
      </Button>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 146, p: 1 }}>
        <SimpleTreeView
          apiRef={apiRef}
          defaultExpandedItems={['drama']}
          slots={{ endIcon: MovieIcon }}
          slotProps={{ endIcon: { color: 'action' } }}
          aria-label="Films"
          itemChildrenIndentation={24}
        >
          <TreeItem itemId="drama" label="Drama">
            <TreeItem itemId="lighthouse" label="The Lighthouse" />
            <TreeItem itemId="northern-lines" label="Northern Lines" />
          </TreeItem>
          <TreeItem itemId="documentary" label="Documentary">
            <TreeItem itemId="tides" label="Tides" />
            <TreeItem itemId="glass" label="A Year in Glass" />
          </TreeItem>
        </SimpleTreeView>
      </Paper>
    </Stack>
  );
}
