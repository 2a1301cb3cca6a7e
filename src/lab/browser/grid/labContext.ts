import { createContext } from 'react';
import type { GetRows } from '../withFaults';

export type LabView = 'pages' | 'lazy' | 'groups' | 'pivot' | 'tree';

interface LabValue {
  readonly view: LabView;
  readonly getRows: { readonly orders: GetRows; readonly teams: GetRows };
}

const none: GetRows = async () => ({ rows: [] });

export const LabContext = createContext<LabValue>({
  view: 'pages',
  getRows: { orders: none, teams: none },
});
