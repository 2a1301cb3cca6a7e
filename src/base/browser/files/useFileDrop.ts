import { useState, type DragEvent } from 'react';

/**
 * What makes an element a place for files and folders: its handlers, and whether some are over it.
 *
 * @param onDrop Gets what was dropped, and must read it while the event is handled.
 */
export function useFileDrop(onDrop: (data: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  const handle = (event: DragEvent, isEnd: boolean) => {
    if (event.dataTransfer.types.includes('Files')) {
      event.preventDefault();
      setOver(!isEnd);
      if (isEnd) {
        onDrop(event.dataTransfer);
      }
    }
  };
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => handle(event, false),
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => handle(event, true),
    },
  };
}
