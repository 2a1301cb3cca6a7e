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
          { id: 'ecg-0312', label: 'ECG', kind: 'image', detail: '12 Mar 2026 · 2.4 MB' },
          {
            id: 'letter-0314',
            label: 'Discharge letter',
            kind: 'report',
            detail: '14 Mar 2026 · 180 KB',
          },
        ],
      },
      { id: 'consent', label: 'Consent form', kind: 'form', detail: '9 Mar 2026 · 96 KB' },
    ],
  },
  {
    id: 'imaging',
    label: 'Imaging',
    kind: 'folder',
    children: [
      { id: 'mri-knee', label: 'MRI left knee', kind: 'image', detail: '3 Mar 2026 · 48 MB' },
      { id: 'mri-report', label: 'MRI report', kind: 'report', detail: '5 Mar 2026 · 210 KB' },
    ],
  },
  { id: 'admission', label: 'Admission form', kind: 'form', detail: '2 Mar 2026 · 120 KB' },
];
