/** A decade of a film archive, a film, or one of its reels. */
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
  '1950s': [item('harbor-pilot', 'The Harbor Pilot', 2), item('winter-quay', 'Winter Quay', 1)],
  '1960s': [item('night-depot', 'Night at the Depot', 2), item('paper-birds', 'Paper Birds', 1)],
  '1970s': [item('our-street', 'Our Street', 1)],
  'harbor-pilot': [item('reel-101', 'Reel 101'), item('reel-102', 'Reel 102')],
  'winter-quay': [item('reel-140', 'Reel 140')],
  'night-depot': [item('reel-201', 'Reel 201'), item('reel-202', 'Reel 202')],
  'paper-birds': [item('reel-230', 'Reel 230')],
  'our-street': [item('reel-301', 'Reel 301')],
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
