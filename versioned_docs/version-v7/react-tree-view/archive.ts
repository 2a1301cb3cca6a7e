/** What a clinic's document archive holds. */
export interface ArchiveEntry {
  id: string;
  label: string;
  kind: 'folder' | 'report' | 'image' | 'form';
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
          { id: 'ecg-0312', label: 'ECG 12 March', kind: 'image' },
          { id: 'letter-0314', label: 'Discharge letter', kind: 'report' },
        ],
      },
      { id: 'consent', label: 'Consent form', kind: 'form' },
    ],
  },
  {
    id: 'imaging',
    label: 'Imaging',
    kind: 'folder',
    children: [
      { id: 'mri-knee', label: 'MRI left knee', kind: 'image' },
      { id: 'mri-report', label: 'Report to MRI', kind: 'report' },
    ],
  },
  { id: 'admission', label: 'Admission form', kind: 'form' },
];
