import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowRightIcon from '@mui/icons-material/ArrowRight';
import DeleteIcon from '@mui/icons-material/Delete';
import ForumIcon from '@mui/icons-material/Forum';
import InfoIcon from '@mui/icons-material/Info';
import LabelIcon from '@mui/icons-material/Label';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import MailIcon from '@mui/icons-material/Mail';
import SupervisorAccountIcon from '@mui/icons-material/SupervisorAccount';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { MailTreeItem } from './MailTreeItem';

export default function GmailTreeView() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      defaultExpandedItems={['labels']}
      defaultSelectedItems="updates"
      itemChildrenIndentation={20}
      slots={{ expandIcon: ArrowRightIcon, collapseIcon: ArrowDropDownIcon }}
      sx={{ width: '100%', maxWidth: 360, mx: 'auto', minHeight: 250 }}
    >
      <MailTreeItem itemId="inbox" label="Inbox" labelIcon={MailIcon} unread={12} />
      <MailTreeItem itemId="bin" label="Bin" labelIcon={DeleteIcon} />
      <MailTreeItem itemId="labels" label="Labels" labelIcon={LabelIcon}>
        <MailTreeItem itemId="team" label="Team" labelIcon={SupervisorAccountIcon} unread={90} />
        <MailTreeItem itemId="updates" label="Updates" labelIcon={InfoIcon} unread={228} />
        <MailTreeItem itemId="forums" label="Forums" labelIcon={ForumIcon} unread={3} />
        <MailTreeItem itemId="offers" label="Offers" labelIcon={LocalOfferIcon} />
      </MailTreeItem>
    </SimpleTreeView>
  );
}
