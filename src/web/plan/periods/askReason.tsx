import { createRoot } from 'react-dom/client';
import { ReasonDialog } from './ReasonDialog.tsx';

export function askReason(text: string): Promise<string | null> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    function handleAnswer(reason: string | null) {
      root.unmount();
      place.remove();
      resolve(reason);
    }
    root.render(<ReasonDialog text={text} onAnswer={handleAnswer} />);
  });
}
