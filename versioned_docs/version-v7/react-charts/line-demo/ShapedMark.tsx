import { MarkElement } from '@mui/x-charts/LineChart';
import type { MarkElementProps } from '@mui/x-charts/LineChart';

const shapes: Record<string, MarkElementProps['shape']> = {
  alder: 'circle',
  birch: 'square',
  clover: 'triangle',
};

/** The mark as usual, in the shape of its series. */
export function ShapedMark(props: MarkElementProps) {
  return <MarkElement {...props} shape={shapes[props.id] ?? 'circle'} />;
}
