import type { Script } from '@salesai/contract/scripts';
import { useState } from 'react';
import type { Place } from '../api.ts';
import { Teleprompter } from '../teleprompter/teleprompter.tsx';
import { EditScript } from './edit-script.tsx';
import { ScriptCard } from './script-card.tsx';

interface ScriptListProps {
  place: Place;
  scripts: readonly Script[];
}

export function ScriptList({ place, scripts }: ScriptListProps) {
  const [read, setRead] = useState<Script | null>(null);
  const [edited, setEdited] = useState<Script | null>(null);
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2">
        {scripts.map((script) => (
          <li key={script.id}>
            <ScriptCard
              script={script}
              onRead={() => setRead(script)}
              onEdit={() => setEdited(script)}
            />
          </li>
        ))}
      </ul>
      {read && <Teleprompter script={read} onClose={() => setRead(null)} />}
      {edited && <EditScript place={place} script={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
