import { useId, type MouseEventHandler, type ReactNode, type Ref } from 'react';
import { styled } from '@mui/material/styles';
import {
  Unstable_PickersSectionList as PickersSectionList,
  type PickersSectionListProps,
} from '@mui/x-date-pickers/PickersSectionList';

type SectionListProps = Pick<
  PickersSectionListProps,
  | 'contentEditable'
  | 'elements'
  | 'onBlur'
  | 'onFocus'
  | 'onInput'
  | 'onKeyDown'
  | 'onPaste'
  | 'sectionListRef'
  | 'tabIndex'
>;

interface SectionInputProps extends SectionListProps {
  label: ReactNode;
  /** Id of the label, when something else is named by it too. */
  labelId?: string;
  error?: boolean;
  onFrameClick?: MouseEventHandler;
  children?: ReactNode;
  rootRef?: Ref<HTMLDivElement>;
}

const Root = styled('div')({ display: 'grid', gap: 4, justifyItems: 'start' });

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 220,
  padding: '8px 12px',
  border: '2px solid',
  borderColor: theme.palette.text.secondary,
  borderRadius: 8,
  '&:focus-within': { borderColor: theme.palette.primary.main },
  '&[data-error="true"]': { borderColor: theme.palette.error.main },
}));

export const FrameButton = styled('button')({
  display: 'inline-flex',
  padding: 2,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: 4,
});

/** An input of our own: a label, the editable sections, and room for buttons. */
export function SectionInput(props: SectionInputProps) {
  const ownLabelId = useId();
  const {
    label,
    labelId = ownLabelId,
    error,
    onFrameClick,
    children,
    rootRef,
    ...sections
  } = props;

  return (
    <Root ref={rootRef}>
      <span id={labelId}>{label}</span>
      <Frame
        role="group"
        aria-labelledby={labelId}
        data-error={error ? 'true' : undefined}
        onClick={onFrameClick}
      >
        <div style={{ flex: 1 }}>
          <PickersSectionList {...sections} />
        </div>
        {children}
      </Frame>
    </Root>
  );
}
