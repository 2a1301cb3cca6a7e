import { installNames } from './installNames';

const namesIn = (productId: 'x-date-pickers' | 'x-tree-view', code: string) =>
  installNames({ productId, major: 'v8', sources: [{ name: 'Booking.tsx', code }] });

it('names what the code imports, then the peers, and leaves React out', () => {
  expect(
    namesIn(
      'x-tree-view',
      [
        "import { useState } from 'react';",
        "import FolderIcon from '@mui/icons-material/Folder';",
        "import Box from '@mui/material/Box';",
        "import { RichTreeView } from '@mui/x-tree-view/RichTreeView';",
        "import { folders } from './folders';",
      ].join('\n'),
    ),
  ).toEqual([
    '@mui/icons-material',
    '@mui/x-tree-view',
    '@mui/material',
    '@emotion/react',
    '@emotion/styled',
  ]);
});

it('takes the date library from the adapter, or the one of the demos', () => {
  const luxon = "import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';";
  expect(namesIn('x-date-pickers', luxon)).toContain('luxon');
  expect(namesIn('x-date-pickers', luxon)).not.toContain('dayjs');
  expect(namesIn('x-date-pickers', '')).toContain('dayjs');
});

it('knows the packages of Material-UI 4', () => {
  expect(installNames({ productId: 'x-tree-view', major: 'v4', sources: [] })).toEqual([
    '@material-ui/core',
    '@material-ui/styles',
  ]);
});
