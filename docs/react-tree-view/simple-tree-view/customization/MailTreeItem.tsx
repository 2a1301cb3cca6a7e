import { forwardRef, type ElementType, type Ref } from 'react';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const MailContent = styled(TreeItemContent)(({ theme }) => ({
  borderStartEndRadius: 999,
  borderEndEndRadius: 999,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  paddingInlineEnd: theme.spacing(2),
  '&[data-selected], &[data-selected][data-focused]': {
    fontWeight: 700,
    color: (theme.vars ?? theme).palette.primary.dark,
    backgroundColor: alpha(theme.palette.primary.main, 0.12),
    ...theme.applyStyles('dark', { color: (theme.vars ?? theme).palette.primary.light }),
  },
}));

interface MailTreeItemProps extends Omit<TreeItemProps, 'onFocus'> {
  /** Icon in front of the label. */
  labelIcon: ElementType<SvgIconProps>;
  /** Number of unread messages at the end of the row. */
  unread?: number;
}

/** A folder of a mail program: icon, name, unread count. */
export const MailTreeItem = forwardRef(function MailTreeItem(
  props: MailTreeItemProps,
  rootRef: Ref<HTMLLIElement>,
) {
  const { id, itemId, label, disabled, children, labelIcon: LabelIcon, unread, ...other } = props;
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <MailContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Box
            sx={{ display: 'flex', flexGrow: 1, alignItems: 'center', gap: 1, paddingBlock: 0.25 }}
          >
            <LabelIcon fontSize="small" color="inherit" />
            <Typography
              {...item.getLabelProps({
                variant: 'body2',
                sx: { flexGrow: 1, fontWeight: 'inherit' },
              })}
            />
            {unread !== undefined && (
              <Typography variant="caption" color="inherit">
                {unread}
              </Typography>
            )}
          </Box>
        </MailContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});
