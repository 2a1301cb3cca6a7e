import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const chapters = ['Safety', 'Shifts', 'Training', 'Equipment'];
const pages = ['Overview', 'Rules', 'Forms'];

export default function ApiMethodGetItemDOMElement() {
  const apiRef = useTreeViewApiRef();

  const scrollToForms = () => {
    apiRef.current!.getItemDOMElement('Equipment/Forms')?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={scrollToForms}>
        Scroll to the equipment forms
      </Button>
      <Box sx={{ height: 220, width: '100%', overflowY: 'auto' }}>
        <SimpleTreeView apiRef={apiRef} defaultExpandedItems={chapters} aria-label="Handbook">
          {chapters.map((chapter) => (
            <TreeItem key={chapter} itemId={chapter} label={chapter}>
              {pages.map((page) => (
                <TreeItem key={page} itemId={`${chapter}/${page}`} label={page} />
              ))}
            </TreeItem>
          ))}
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
