/** A festival program; sections are fixed, films can be renamed. */
export interface ProgramItem {
  id: string;
  label: string;
  editable?: boolean;
  children?: ProgramItem[];
}

export const program: ProgramItem[] = [
  {
    id: 'opening',
    label: 'Opening night',
    children: [
      { id: 'lighthouse', label: 'The Lighthouse', editable: true },
      { id: 'northern-lines', label: 'Northern Lines', editable: true },
    ],
  },
  {
    id: 'retrospective',
    label: 'Retrospective',
    children: [
      { id: 'tides', label: 'Tides', editable: true },
      { id: 'glass', label: 'A Year in Glass' },
    ],
  },
];
