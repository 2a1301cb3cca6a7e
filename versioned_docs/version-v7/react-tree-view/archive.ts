/** What a clinic's document archive holds. */
export interface ArchiveEntry {
  id: string;
  label: string;
  kind: 'folder' | 'report' | 'image' | 'form';
  /** When the document was added, and its size. */
  detail?: string;
  children?: ArchiveEntry[];
}

export const archive: ArchiveEntry[] = [
  {
    id: 'cardiology',
    label: 'Cardiology',
    kind: 'folder',
    children: [
      {
        id: 'cardiology-2026',
        label: '2026',
        kind: 'folder',
        children: [
          { id: 'ecg-0312', label: 'ECG', kind: 'image', detail: 'Mar 12, 2026 · 2.4 MB' },
          {
            id: 'letter-0314',
            label: 'Discharge letter',
            kind: 'report',
            detail: 'Mar 14, 2026 · 180 KB',
          },
        ],
      },
      { id: 'consent', label: 'Consent form', kind: 'form', detail: 'Mar 9, 2026 · 96 KB' },
    ],
  },
  {
    id: 'imaging',
    label: 'Imaging',
    kind: 'folder',
    children: [
      { id: 'mri-knee', label: 'MRI left knee', kind: 'image', detail: 'Mar 3, 2026 · 48 MB' },
      { id: 'mri-report', label: 'MRI report', kind: 'report', detail: 'Mar 5, 2026 · 210 KB' },
    ],
  },
  { id: 'admission', label: 'Admission form', kind: 'form', detail: 'Mar 2, 2026 · 120 KB' },
];
