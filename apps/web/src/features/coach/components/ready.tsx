import type { CoachStatus } from '@salesai/contract/coach';
import { Button } from '@salesai/ui/button';
import { Card } from '@salesai/ui/card';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConversation } from '../use-conversation.ts';
import { CoachFace } from './coach-face.tsx';
import { Conversation } from './conversation.tsx';
import { FilesCard } from './files-card.tsx';
import { SessionActions } from './session-actions.tsx';

interface ReadyProps {
  icpId: string;
  status: CoachStatus;
}

/** The coach, what is said with it, and what it has read. */
export function Ready({ icpId, status }: ReadyProps) {
  const { t } = useTranslation('coach');
  const conversation = useConversation(icpId, () => undefined);
  const [showsHistory, setShowsHistory] = useState(true);
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <Card className="flex flex-wrap items-center gap-4 p-4 lg:justify-center lg:p-6">
        <CoachFace className="size-20 lg:size-40" />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={showsHistory}
            onClick={() => setShowsHistory(!showsHistory)}
          >
            <History className="size-4" aria-hidden />
            {t('history')}
          </Button>
        </div>
      </Card>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Conversation conversation={conversation} showsHistory={showsHistory} microphone={null} />
      </div>
      <div className="grid gap-4">
        <FilesCard files={status.files} />
        <SessionActions />
      </div>
    </div>
  );
}
