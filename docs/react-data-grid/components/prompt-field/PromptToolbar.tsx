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
  return (
    <Toolbar>
      <PromptField
        onSubmit={onPrompt}
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
