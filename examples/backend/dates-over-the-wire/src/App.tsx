import { useEffect, useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DueDate } from './DueDate';

interface Task {
  label: string;
  due_on: string;
}

export function App() {
  const [task, setTask] = useState<Task>();
  const [message, setMessage] = useState('');

  useEffect(() => {
    fetch('/api/tasks/1')
      .then((response) => response.json())
      .then(setTask, (error: Error) => setMessage(error.message));
  }, []);

  const save = async (dueOn: string | null) => {
    const response = await fetch('/api/tasks/1', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ dueOn, remindAt: null }),
    });
    const answer = await response.json();
    setMessage(response.ok ? `Saved: ${answer.due_on}` : JSON.stringify(answer));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {task && (
        <>
          <p>{task.label}</p>
          <DueDate dueOn={task.due_on} onSave={(dueOn) => void save(dueOn)} />
        </>
      )}
      <p role="status">{message}</p>
    </LocalizationProvider>
  );
}
