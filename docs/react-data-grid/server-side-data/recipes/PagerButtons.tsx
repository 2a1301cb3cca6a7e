import IconButton from '@mui/material/IconButton';
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import type { Pager } from './fileServer';

interface PagerButtonsProps extends Pager {
  tabIndex: number;
  onPage: (page: number) => void;
}

export function PagerButtons({ folder, page, pageCount, tabIndex, onPage }: PagerButtonsProps) {
  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={`Previous files of ${folder}`}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <KeyboardArrowLeft />
      </IconButton>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={`Next files of ${folder}`}
        disabled={page === pageCount - 1}
        onClick={() => onPage(page + 1)}
      >
        <KeyboardArrowRight />
      </IconButton>
    </>
  );
}
