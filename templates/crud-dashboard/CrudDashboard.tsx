import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { AppFrame } from '../shared/AppFrame';
import { useHashRoute } from '../shared/useHashRoute';
import { ShipList } from './ShipList';
import { toValues } from './ship';
import { UnknownShip } from './UnknownShip';
import { useShips } from './useShips';

// Charts, date pickers, and messages load with the components that use them.
const LoadFailed = lazy(() => import('./LoadFailed'));
const NoticeBar = lazy(() => import('./NoticeBar'));
const ShipDetails = lazy(() => import('./ShipDetails'));
const ShipForm = lazy(() => import('./ShipForm'));

/** Manages a fleet: list, view, create, edit, and delete, each with its own URL. */
export default function CrudDashboard() {
  const fleet = useShips();
  const [route, open] = useHashRoute();
  return (
    <AppFrame current="Fleet">
      <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
        {fleet.status === 'failed' ? (
          <LoadFailed onRetry={() => void fleet.reload()} onStartOver={fleet.startOver} />
        ) : (
          <Page fleet={fleet} route={route} open={open} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {fleet.notice && <NoticeBar notice={fleet.notice} onClose={fleet.closeNotice} />}
      </Suspense>
    </AppFrame>
  );
}

interface PageProps {
  fleet: ReturnType<typeof useShips>;
  /** Empty for the list, or `new`, `<id>`, or `<id>/edit`. */
  route: string;
  open: (route: string) => void;
}

function Page({ fleet, route, open }: PageProps) {
  const { ships, status } = fleet;
  if (route === '') {
    return <ShipList fleet={fleet} open={open} />;
  }
  if (status === 'loading') {
    return <Skeleton variant="rounded" height={420} aria-label="Loading" />;
  }
  if (route === 'new') {
    return (
      <ShipForm
        title="New ship"
        others={ships}
        onCancel={() => open('')}
        onSave={(values) => open(fleet.create(values))}
      />
    );
  }
  const [id, action] = route.split('/');
  const ship = ships.find((candidate) => candidate.id === id);
  if (!ship) {
    return <UnknownShip onBack={() => open('')} />;
  }
  if (action === 'edit') {
    return (
      <ShipForm
        key={ship.id}
        title={`Edit ${ship.name}`}
        values={toValues(ship)}
        others={ships.filter((other) => other.id !== ship.id)}
        onCancel={() => open(ship.id)}
        onSave={(values) => {
          fleet.update(ship.id, values);
          open(ship.id);
        }}
      />
    );
  }
  return (
    <ShipDetails
      ship={ship}
      onBack={() => open('')}
      onEdit={() => open(`${ship.id}/edit`)}
      onDelete={() => {
        fleet.remove(ship.id);
        open('');
      }}
    />
  );
}
