import { useCallback, useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  RICH_TREE_VIEW_PLUGINS,
  RichTreeViewRoot,
  type RichTreeViewPluginParameters,
  type RichTreeViewPropsBase,
} from '@mui/x-tree-view/RichTreeView';
import {
  RichTreeViewItems,
  TreeViewProvider,
  useTreeView,
  type ConvertPluginsIntoSignatures,
  type TreeViewPublicAPI,
} from '@mui/x-tree-view/internals';
import { workOrders } from './tickets';
import { useTreeViewLogExpanded } from './useTreeViewLogExpanded';

const PLUGINS = [...RICH_TREE_VIEW_PLUGINS, useTreeViewLogExpanded] as const;

type Signatures = ConvertPluginsIntoSignatures<typeof PLUGINS>;

interface LoggingTreeViewProps
  extends
    RichTreeViewPluginParameters<{ id: string; label: string }, false>,
    RichTreeViewPropsBase {
  apiRef?: RefObject<Partial<TreeViewPublicAPI<Signatures>> | undefined>;
  logMessage?: (message: string) => void;
}

// preview-start
function LoggingTreeView(props: LoggingTreeViewProps) {
  const { getRootProps, contextValue } = useTreeView<Signatures, LoggingTreeViewProps>({
    plugins: PLUGINS,
    props,
  });

  return (
    <TreeViewProvider contextValue={contextValue} classes={{}} slots={{}} slotProps={{}}>
      <RichTreeViewRoot {...getRootProps()}>
        <RichTreeViewItems slots={{}} slotProps={{}} />
      </RichTreeViewRoot>
    </TreeViewProvider>
  );
}
// preview-end

export default function LogExpandedItems() {
  const [messages, setMessages] = useState<{ id: number; text: string }[]>([]);
  const logMessage = useCallback(
    (text: string) =>
      setMessages((prev) => [...prev.slice(-3), { id: (prev.at(-1)?.id ?? 0) + 1, text }]),
    [],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 82, p: 1 }}>
        <LoggingTreeView items={workOrders} logMessage={logMessage} aria-label="Work orders" />
      </Paper>
      <Box role="log" aria-label="Expanded items" sx={{ minHeight: 96 }}>
        {messages.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Expand a unit to see it here.
          </Typography>
        )}
        {messages.map(({ id, text }) => (
          <Typography key={id} variant="body2">
            {text}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}
