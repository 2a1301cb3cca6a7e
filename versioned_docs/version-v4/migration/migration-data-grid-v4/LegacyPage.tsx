import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

/** Has the markup that Material UI 4 renders with the class name prefix `app4`. */
const Root = styled('div')(({ theme }) => ({
  inlineSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.palette.divider}`,
  fontFamily: theme.typography.fontFamily,
  '& .app4-MuiAppBar-root': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '10px 16px',
    background: '#3f51b5',
    color: '#fff',
    fontWeight: 500,
  },
  '& .app4-MuiButton-root': {
    padding: '6px 12px',
    border: 0,
    borderRadius: 4,
    background: '#fff',
    color: '#2b3990',
    font: 'inherit',
    fontSize: 13,
    textTransform: 'uppercase',
  },
}));

export function LegacyPage({ children }: { readonly children: ReactNode }) {
  return (
    <Root>
      <header className="app4-MuiAppBar-root">
        Warehouse
        <button type="button" className="app4-MuiButton-root">
          Count
        </button>
      </header>
      {children}
    </Root>
  );
}
