import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

/** Stands for an application that still renders its own parts with the old library. */
const Root = styled('div')(({ theme }) => ({
  inlineSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.palette.divider}`,
  fontFamily: theme.typography.fontFamily,
  '& .app4-bar': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '10px 16px',
    background: '#3f51b5',
    color: '#fff',
    fontWeight: 500,
  },
  '& .app4-button': {
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

export function FormerPage({ children }: { readonly children: ReactNode }) {
  return (
    <Root>
      <div className="app4-bar">
        Warehouse
        <button type="button" className="app4-button">
          Count
        </button>
      </div>
      {children}
    </Root>
  );
}
