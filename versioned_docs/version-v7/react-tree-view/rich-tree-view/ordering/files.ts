export type FileKind = 'folder' | 'bin' | 'document' | 'pdf' | 'image' | 'video';

export interface ExplorerFile {
  id: string;
  label: string;
  kind: FileKind;
  children?: ExplorerFile[];
}

/** The project folder of a short film. Only folders and the bin can take files. */
export const files: ExplorerFile[] = [
  {
    id: 'script',
    label: 'Script',
    kind: 'folder',
    children: [
      { id: 'treatment', label: 'Treatment.docx', kind: 'document' },
      { id: 'shooting-script', label: 'Shooting script.pdf', kind: 'pdf' },
    ],
  },
  {
    id: 'footage',
    label: 'Footage',
    kind: 'folder',
    children: [
      {
        id: 'day-1',
        label: 'Day 1',
        kind: 'folder',
        children: [
          { id: 'take-01', label: 'Harbor, take 1.mov', kind: 'video' },
          { id: 'take-02', label: 'Harbor, take 2.mov', kind: 'video' },
        ],
      },
      { id: 'stills', label: 'Stills.jpg', kind: 'image' },
    ],
  },
  { id: 'bin', label: 'Trash', kind: 'bin' },
];
