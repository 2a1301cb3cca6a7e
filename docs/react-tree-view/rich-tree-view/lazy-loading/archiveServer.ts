/** A shelf mark of a film archive: a box, or a reel. */
export interface ArchiveItem {
  id: string;
  label: string;
  childrenCount: number;
}

const item = (id: string, label: string, childrenCount = 0): ArchiveItem => ({
  id,
  label,
  childrenCount,
});

const CONTENT: Record<string, ArchiveItem[]> = {
  root: [
    item('1950s', 'The 1950s', 2),
    item('1960s', 'The 1960s', 2),
    item('1970s', 'The 1970s', 1),
  ],
  '1950s': [item('harbor-films', 'Harbor films', 2), item('newsreels', 'Newsreels', 1)],
  '1960s': [item('television', 'Television plays', 2), item('animation', 'Animation', 1)],
  '1970s': [item('amateur', 'Amateur film', 1)],
  'harbor-films': [item('reel-101', 'Reel 101'), item('reel-102', 'Reel 102')],
  newsreels: [item('reel-140', 'Reel 140')],
  television: [item('reel-201', 'Reel 201'), item('reel-202', 'Reel 202')],
  animation: [item('reel-230', 'Reel 230')],
  amateur: [item('reel-301', 'Reel 301')],
};

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Answers like a server would, after a moment. Without an id: the top level. */
export async function fetchArchive(parentId = 'root', delayMs = 800): Promise<ArchiveItem[]> {
  await wait(delayMs);
  return CONTENT[parentId] ?? [];
}

export const decades = CONTENT.root;

export const getChildrenCount = (archiveItem: ArchiveItem) => archiveItem.childrenCount;
