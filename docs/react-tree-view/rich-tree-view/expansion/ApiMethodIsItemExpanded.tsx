import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { turbine } from './turbine';

export default function ApiMethodIsItemExpanded() {
  const apiRef = useTreeViewApiRef();
  const [message, setMessage] = useState('');

  const checkRotor = () => {
    setMessage(`The rotor is ${apiRef.current!.isItemExpanded('rotor') ? 'open' : 'closed'}.`);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={checkRotor}>
        Is the rotor open?
      </Button>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 178, p: 1 }}>
        <RichTreeView
          apiRef={apiRef}
          items={turbine}
          defaultExpandedItems={['rotor']}
          aria-label="Turbine"
        />
      </Paper>
      <Snackbar
        open={message !== ''}
        message={message}
        autoHideDuration={3000}
        onClose={() => setMessage('')}
      />
    </Stack>
  );
}
