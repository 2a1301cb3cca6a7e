import { useRef } from 'react';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import MicIcon from '@mui/icons-material/Mic';
import MicOffIcon from '@mui/icons-material/MicOff';
import SendIcon from '@mui/icons-material/Send';
import {
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
} from '@mui/x-data-grid-premium';

interface PromptToolbarProps {
  onPrompt?: (prompt: string) => void;
}

/** A toolbar in which users say what they want to see. */
export function PromptToolbar({ onPrompt = () => {} }: PromptToolbarProps) {
  const hasFailed = useRef(false);

  // A failed recording ends like any other, with the text of an earlier one or without text.
  const submit = (prompt: string) => {
    const isEndOfFailure = hasFailed.current;
    hasFailed.current = false;
    if (prompt.trim() && !isEndOfFailure) {
      onPrompt(prompt);
    }
  };

  return (
    <Toolbar>
      <PromptField
        lang="en-US"
        onSubmit={submit}
        onRecordError={() => {
          hasFailed.current = true;
        }}
        style={{ display: 'flex', alignItems: 'center', gap: 4, width: '100%' }}
      >
        {IS_SPEECH_RECOGNITION_SUPPORTED && (
          <PromptFieldRecord
            render={(props, { recording }) => (
              <IconButton {...props} aria-label={recording ? 'Stop recording' : 'Record'}>
                {recording ? <MicOffIcon fontSize="small" /> : <MicIcon fontSize="small" />}
              </IconButton>
            )}
          />
        )}
        <PromptFieldControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              fullWidth
              size="small"
              placeholder="Sailings with more than 200 cars"
              inputRef={ref}
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'What do you want to see?' },
              }}
            />
          )}
        />
        <PromptFieldSend render={<IconButton aria-label="Send" />}>
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}
