export type DriveKind = 'folder' | 'document' | 'image' | 'sheet';

/** A folder or a file of a shared drive. Only folders have children. */
export interface DriveItem {
  id: string;
  label: string;
  kind: DriveKind;
  childrenCount: number;
}

const folder = (id: string, label: string, childrenCount: number): DriveItem => ({
  id,
  label,
  kind: 'folder',
  childrenCount,
});

const file = (id: string, label: string, kind: DriveKind): DriveItem => ({
  id,
  label,
  kind,
  childrenCount: 0,
});

const CONTENT: Record<string, DriveItem[]> = {
  campaign: [
    folder('photos', 'Photos', 2),
    file('brief', 'Brief.docx', 'document'),
    file('budget', 'Budget 2026.xlsx', 'sheet'),
  ],
  photos: [file('pier', 'Pier at dawn.jpg', 'image'), file('ferry', 'Ferry deck.jpg', 'image')],
  contracts: [
    file('port', 'Port authority.docx', 'document'),
    file('crew', 'Crew.docx', 'document'),
  ],
  reports: [file('q1', 'Passengers Q1.xlsx', 'sheet'), file('q2', 'Passengers Q2.xlsx', 'sheet')],
};

/** The top level, which is on the page from the start. */
export const drives: DriveItem[] = [
  folder('campaign', 'Summer campaign', 3),
  folder('contracts', 'Contracts', 2),
  folder('reports', 'Reports', 2),
];

/** Answers like a server would, after a moment. */
export function fetchFolder(parentId = ''): Promise<DriveItem[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(CONTENT[parentId] ?? []), 600);
  });
}
