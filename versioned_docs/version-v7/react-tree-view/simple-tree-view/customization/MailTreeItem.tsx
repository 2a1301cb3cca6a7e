import { forwardRef, type ElementType, type Ref } from 'react';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';

const MailContent = styled(TreeItem2Content)(({ theme, status }) => ({
  borderStartEndRadius: 999,
  borderEndEndRadius: 999,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  paddingInlineEnd: theme.spacing(2),
  ...(status.selected && {
    fontWeight: 700,
    color: (theme.vars ?? theme).palette.primary.dark,
    backgroundColor: alpha(theme.palette.primary.main, 0.12),
    ...theme.applyStyles('dark', { color: (theme.vars ?? theme).palette.primary.light }),
  }),
}));

interface MailTreeItemProps extends Omit<TreeItem2Props, 'onFocus'> {
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
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef });

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps(other)}>
        <MailContent {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
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
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});
