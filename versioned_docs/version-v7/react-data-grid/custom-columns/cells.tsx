import { useLayoutEffect, useRef } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import {
  type GridRenderCellParams,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { Concert } from './concerts';

export function ArtistCell({ artist }: { artist: Concert['artist'] }) {
  return (
    <>
      <Avatar
        aria-hidden
        sx={{
          width: 28,
          height: 28,
          fontSize: 14,
          marginInlineEnd: 1,
          color: '#fff',
          backgroundColor: `hsl(${artist.hue} 60% 35%)`,
        }}
      >
        {artist.name[0]}
      </Avatar>
      {artist.name}
    </>
  );
}

export function RatingCell({ value }: { value?: number }) {
  return <Rating readOnly size="small" value={value ?? null} />;
}

export function RatingEditCell({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>(`input[value="${value ?? ''}"]`)?.focus();
    }
  }, [hasFocus, value]);

  return (
    <Rating
      ref={ref}
      name={`rating-${id}`}
      size="small"
      value={value ?? null}
      onChange={(_, newValue) => apiRef.current.setEditCellValue({ id, field, value: newValue })}
      sx={{ marginInline: 1 }}
    />
  );
}

export function ProgressCell({ value, label }: { value: number; label: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={value * 100}
        aria-label={label}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      <Box component="span" sx={{ width: '5ch', textAlign: 'end' }}>
        {Math.round(value * 100)}%
      </Box>
    </Box>
  );
}

export function LinkCell({
  row,
  value,
  hasFocus,
  tabIndex,
}: GridRenderCellParams<Concert, string>) {
  const ref = useRef<HTMLAnchorElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Link ref={ref} href={value} tabIndex={tabIndex} aria-label={`Website of ${row.artist.name}`}>
      {value?.replace('https://', '')}
    </Link>
  );
}
